import { GOOD } from './cases';

/** The columns of a case table while they are filled, with room for more; they are used again for the next table. */
export class CaseColumns {
  firstLine = new Int32Array(0);
  lastLine = new Int32Array(0);
  firstToken = new Int32Array(0);
  state = new Uint8Array(0);
  count = 0;

  /** Begins anew, with room for so many cases. */
  begin(most: number): void {
    this.count = 0;
    if (this.state.length >= most) return;
    this.firstLine = new Int32Array(most);
    this.lastLine = new Int32Array(most);
    this.firstToken = new Int32Array(most);
    this.state = new Uint8Array(most);
  }

  /** Begins a case, good until more is known. */
  open(line: number, token: number): void {
    this.firstLine[this.count] = line;
    this.firstToken[this.count] = token;
    this.state[this.count] = GOOD;
    this.count++;
  }
}
