/** Files that are on no disk: VS Code itself writes them, and tells what they are. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually } from './scratch';

const SCHEME = 'game-test';
const INPUT = '25 7\n15 24\n0 0\n';
const OUTPUT = 'Stan wins\nOllie wins\n';

interface Entry {
  readonly type: vscode.FileType;
  readonly content: string;
  readonly permissions?: vscode.FilePermission;
}

interface Writing {
  readonly result: string;
  readonly obstacle?: string;
}

const { Directory, File, SymbolicLink, Unknown } = vscode.FileType;
const mine = (type: vscode.FileType): Entry => ({ type, content: 'mine\n' });

/** A file system in memory, whose links are links because it says so. */
class Files implements vscode.FileSystemProvider {
  readonly entries = new Map<string, Entry>();
  readonly onDidChangeFile = new vscode.EventEmitter<vscode.FileChangeEvent[]>().event;

  private find({ path }: vscode.Uri): Entry {
    const entry = path === '/' ? { type: Directory, content: '' } : this.entries.get(path);
    if (!entry) throw vscode.FileSystemError.FileNotFound(path);
    return entry;
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    const { content, ...entry } = this.find(uri);
    return { ...entry, ctime: 0, mtime: this.entries.size, size: content.length };
  }

  readFile(uri: vscode.Uri): Uint8Array {
    return new TextEncoder().encode(this.find(uri).content);
  }

  writeFile({ path }: vscode.Uri, bytes: Uint8Array): void {
    this.entries.set(path, { type: File, content: new TextDecoder().decode(bytes) });
  }

  delete({ path }: vscode.Uri): void {
    this.entries.delete(path);
  }

  watch = (): vscode.Disposable => new vscode.Disposable(() => undefined);
  readDirectory = (): [string, vscode.FileType][] => [...this.entries].map(([path, { type }]) => [path.slice(1), type]);
  createDirectory = (): void => undefined;
  rename = (): void => undefined;
}

describe('writing where there is no disk', () => {
  const files = new Files();
  let registered: vscode.Disposable;
  let count = 0;

  before(async () => {
    registered = vscode.workspace.registerFileSystemProvider(SCHEME, files, { isCaseSensitive: true });
    await eventually(() => assert.equal(vscode.workspace.fs.isWritableFileSystem(SCHEME), true));
  });
  after(() => {
    registered.dispose();
  });

  /** Writes the output of a new input, beside which there is something already; gives what became of it. */
  async function write(there: (name: string) => [string, Entry][]): Promise<Writing & { readonly name: string }> {
    const name = `/${++count}.poj-2348`;
    files.entries.set(`${name}.game`, { type: File, content: INPUT });
    for (const [path, entry] of there(name)) files.entries.set(path, entry);
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `${name}.game` });
    const writing = await vscode.commands.executeCommand<Writing>('game.writeExpectedOutput', uri);
    return { name, ...writing };
  }

  const contentOf = (path: string): string | undefined => files.entries.get(path)?.content;

  it('writes the output, and keeps what was there', async () => {
    const { name, result } = await write((beside) => [[`${beside}.out`, mine(File)]]);
    assert.equal(result, 'written');
    assert.deepEqual([contentOf(`${name}.out`), contentOf(`${name}.out.bak`)], [OUTPUT, 'mine\n']);
  });

  const hostile: [string, Entry][] = [
    ['link', mine(File | SymbolicLink)],
    ['link', mine(SymbolicLink)],
    ['link', mine(Directory | SymbolicLink)],
    ['folder', mine(Directory)],
    ['special', mine(Unknown)],
    ['read-only', { ...mine(File), permissions: vscode.FilePermission.Readonly }],
  ];
  for (const [obstacle, entry] of hostile) {
    it(`leaves alone what not a regular file: ${obstacle} (${entry.type})`, async () => {
      const before = files.entries.size;
      const { name, ...writing } = await write((beside) => [[`${beside}.out`, entry]]);
      assert.deepEqual([writing.result, writing.obstacle], ['refused', obstacle]);
      assert.deepEqual([contentOf(`${name}.out`), files.entries.size], ['mine\n', before + 2]);
    });
  }

  it('keeps nothing behind a link', async () => {
    const { name, result } = await write((beside) => [
      [`${beside}.out`, mine(File)],
      [`${beside}.out.bak`, { type: SymbolicLink, content: '' }],
      [`${beside}.out.bak2`, { ...mine(File | SymbolicLink) }],
    ]);
    assert.equal(result, 'written');
    assert.deepEqual([contentOf(`${name}.out.bak`), contentOf(`${name}.out.bak3`)], ['', 'mine\n']);
  });
});
