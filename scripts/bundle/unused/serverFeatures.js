/** In place of what the library of the language server can do and this one does not: nothing is added to a connection. */
const nothingMore = (/** @type {unknown} */ connection) => connection;

module.exports = {
  CallHierarchyFeature: nothingMore,
  FileOperationsFeature: nothingMore,
  InlineCompletionFeature: nothingMore,
  InlineValueFeature: nothingMore,
  LinkedEditingRangeFeature: nothingMore,
  MonikerFeature: nothingMore,
  NotebookSyncFeature: nothingMore,
  TextDocumentContentFeature: nothingMore,
  TypeHierarchyFeature: nothingMore,
};
