/** The user settings of every VS Code that the tests start: quiet, and nothing outward. */
export const QUIET_SETTINGS = {
  'chat.agentHost.enabled': false,
  'chat.disableAIFeatures': true,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'git.autofetch': false,
  'git.enabled': false,
  'json.schemaDownload.enable': false,
  'npm.fetchOnlinePackageInfo': false,
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'typescript.disableAutomaticTypeAcquisition': true,
  'update.mode': 'none',
  'update.showReleaseNotes': false,
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.settings.enableNaturalLanguageSearch': false,
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/** Folders open in Restricted Mode, without a question. */
export const TRUST_SETTINGS = {
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
};
