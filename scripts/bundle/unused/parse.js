/**
 * In place of the reader of version numbers: `engines` of the manifest keeps older versions of VS Code from the extension.
 *
 * @param {string} version
 */
module.exports = (version) => ({ version, prerelease: [] });
