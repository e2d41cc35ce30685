// Stands in for @vscode/native-watchdog, whose native part would need a compiler. It ends an extension host whose parent
// has died; here the whole process group is ended together.
exports.start = () => undefined;
