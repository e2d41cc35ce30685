/** Texts to read: any at all, and those that look like files. */
import fc from 'fast-check';

/** Arbitrary UTF-16, lone surrogates and NULs included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

/** Chunks that a file consists of, and those that upset readers. */
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('0', '1', '2', '3', '7', '12', '34', '999', '10000000') },
  { weight: 6, arbitrary: fc.constantFrom(' ', '\n', '\n', '\r\n') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\r',
      '  ',
      '\t',
      '\v',
      '\f',
      '\u00a0',
      '\u00ad',
      '\u200b',
      '\u2028',
      '\u3000',
      '\ufeff',
      '\u202e',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '007',
      '+5',
      '-1',
      '2.0',
      '1,5',
      '０１',
      'x',
      '😀',
      '\ud800',
      '\udc00',
      '\0',
      '123456789012345',
      '1234567890123456',
      '9'.repeat(40),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '#',
      '#> ',
      '\n#> Stan wins\n',
      '\n# a remark\n',
      '\n0 0\n',
      '\n0\n',
      '\n\n',
      '# game: poj-2348\n',
      '#> 1\r\n',
    ),
  },
);

export const fileLike: fc.Arbitrary<string> = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''));

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fileLike },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: anyUnits },
);
