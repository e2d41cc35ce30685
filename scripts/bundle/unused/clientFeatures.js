/** In place of features that the server does not have: the language client registers them, and they tell it nothing. */
class Feature {
  getState() {
    return { kind: 'static' };
  }

  fillClientCapabilities() {}

  initialize() {}

  clear() {}
}

const NOTHING = { dispose() {} };

/** Others listen to what becomes of notebooks. */
class NotebookFeature extends Feature {
  static CellScheme = 'vscode-notebook-cell';

  registrationType = { method: 'notebookDocument/sync' };

  register() {}

  unregister() {}

  handles() {
    return false;
  }

  onOpenNotificationSent() {
    return NOTHING;
  }

  onChangeNotificationSent() {
    return NOTHING;
  }

  onSaveNotificationSent() {
    return NOTHING;
  }

  onCloseNotificationSent() {
    return NOTHING;
  }
}

module.exports = {
  CallHierarchyFeature: Feature,
  ColorProviderFeature: Feature,
  DeclarationFeature: Feature,
  DidCreateFilesFeature: Feature,
  DidDeleteFilesFeature: Feature,
  DidRenameFilesFeature: Feature,
  ImplementationFeature: Feature,
  InlineCompletionItemFeature: Feature,
  InlineValueFeature: Feature,
  LinkedEditingFeature: Feature,
  NotebookDocumentSyncFeature: NotebookFeature,
  TextDocumentContentFeature: Feature,
  TypeDefinitionFeature: Feature,
  TypeHierarchyFeature: Feature,
  WillCreateFilesFeature: Feature,
  WillDeleteFilesFeature: Feature,
  WillRenameFilesFeature: Feature,
  WorkspaceSymbolFeature: Feature,
};
