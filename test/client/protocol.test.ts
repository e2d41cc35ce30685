/** Client and server share no code, so each declares what they say to each other: here the compiler holds the two together. */
import type * as client from '../../client/src/protocol';
import type { Cases } from '../../server/src/features/custom/cases';
import type { ExpectedOutput } from '../../server/src/features/custom/expectedOutput';
import type { LineOfPlay } from '../../server/src/features/custom/lineOfPlay';
import type { problemItems, Status } from '../../server/src/features/custom/status';

const is = <Type>(value: Type): Type => value;

describe('client/protocol', () => {
  it('is what the server says', () => {
    const said = undefined as unknown;
    is<client.Status>(said as Status);
    is<client.ProblemItem[]>(said as ReturnType<typeof problemItems>);
    is<client.ExpectedOutput>(said as ExpectedOutput);
    is<client.Cases>(said as Cases);
    is<client.LineOfPlay>(said as LineOfPlay);
  });
});
