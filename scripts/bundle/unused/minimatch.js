/** In place of a library that nothing calls. */
class Minimatch {
  constructor() {
    throw new Error('Patterns of file operations are not built in: see scripts/bundle/languageClient.js');
  }
}

module.exports = { Minimatch };
