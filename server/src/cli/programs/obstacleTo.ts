/** Why a program cannot be started, where the system’s word for it misleads: its file is there, and may be read. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Message, message } from '../../text/message';

/** Systems read no longer first lines than these bytes of a script. */
const LONGEST = 256;

/** Returns what stands in the way of a program, for which the system has this code; undefined if its file does not show it. */
export function obstacleTo(name: string, code: string, folder = '.'): Message | undefined {
  // Names alone are looked up on the path.
  if (path.basename(name) === name) return undefined;
  const file = path.resolve(folder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return message('is a folder');
  return code === 'ENOENT' && stats?.isFile() ? faultIn(firstLineOf(file)) : undefined;
}

/** Systems look for the program that the first line of a script names. */
function faultIn(line: string | undefined): Message | undefined {
  if (line?.startsWith('#!') !== true) return undefined;
  return line.endsWith('\r')
    ? message(
        'its lines end as on Windows (CRLF), so its first line “{0}” is not understood; save it with LF',
        line.trim(),
      )
    : message('its first line “{0}” names a program that is not there', line.trim());
}

/** Undefined where the file cannot be read, or is a program of the system’s own format. */
function firstLineOf(file: string): string | undefined {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(LONGEST);
      const text = bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, LONGEST, 0));
      return text.includes('\0') ? undefined : text.split('\n')[0];
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}
