// node:assert/strict, for tests that run in a browser.
module.exports = require('assert').strict;
