/** Actions that write, update and remove the expected outputs in the file. */
import type { CodeAction } from 'vscode-languageserver-types';
import { Stretch } from '../../document/blocks/stretch';
import { answer, type Case, caseAt } from '../../document/case';
import { unitsOf } from '../../document/caseSize';
import type { GameDocument } from '../../document/document';
import { removeExpectation, updateExpectation } from '../../document/findings/expectations';
import { prepareCase } from '../../document/rules/prepare';
import type { Edit } from '../../text/finding';
import { type Message, message } from '../../text/message';
import type { Checkpoint } from '../diagnostic';
import { inSlices } from '../slices';
import { translated, type View } from '../view';
import { toTextEdits } from './edits';

/** Beyond this many cases an output file is the better place. */
const MOST_CASES = 20_000;

/** What is done to all cases; the edits are made when the action is chosen. */
type Task = 'insert' | 'update' | 'remove';

interface Deferred {
  readonly uri: string;
  readonly task: Task;
}

export function expectationActions(view: View, testCase: Case | undefined): CodeAction[] {
  const { document } = view;
  if (!document.problem || document.blocks.caseCount === 0) return [];
  return [...(testCase ? forCase(view, testCase) : []), ...forAll(view)];
}

function forCase(view: View, testCase: Case): CodeAction[] {
  const { document } = view;
  const truth = answer(document, testCase).output;
  const isThere = testCase.expectation.length > 0;
  const isRight =
    truth !== undefined && isThere && truth.join('\n') === testCase.expectation.map(({ text }) => text).join('\n');
  const actions: CodeAction[] = [];
  if (truth && !isRight)
    actions.push(
      ready(
        view,
        isThere
          ? message('Update the expected output of this case')
          : message('Insert the expected output of this case'),
        updateExpectation(document, testCase, truth),
      ),
    );
  if (isThere)
    actions.push(
      ready(view, message('Remove the expected output of this case'), removeExpectation(document, testCase)),
    );
  return actions;
}

const ready = (view: View, title: Message, edits: readonly Edit[]): CodeAction => ({
  title: translated(view, title),
  kind: 'refactor.rewrite',
  edit: { changes: { [view.document.uri]: toTextEdits(edits) } },
});

function forAll(view: View): CodeAction[] {
  const { document } = view;
  const hasSome = anyExpectation(document);
  const offered: [Task, Message][] = [['insert', message('Insert the expected output of all cases')]];
  if (hasSome)
    offered.push(
      ['update', message('Update all expected outputs')],
      ['remove', message('Remove all expected outputs')],
    );
  const isLarge = document.blocks.caseCount > MOST_CASES;
  const disabled = isLarge
    ? {
        disabled: {
          reason: translated(view, message('More than {0} cases: write an output file instead.', MOST_CASES)),
        },
      }
    : {};
  return offered.map(([task, title]) => ({
    title: translated(view, title),
    kind: 'refactor.rewrite',
    data: { uri: document.uri, task } satisfies Deferred,
    ...disabled,
  }));
}

/** Fills in the edits of an action on all cases; leaves it without any where it was told to stop. */
export async function resolveCodeAction(view: View, action: CodeAction, checkpoint: Checkpoint): Promise<CodeAction> {
  const { uri, task } = action.data as Deferred;
  const edits = await inSlices(editsFor(view.document, task), checkpoint);
  return edits ? { ...action, edit: { changes: { [uri]: toTextEdits(edits) } } } : action;
}

/** How many short cases are solved between two pauses. */
const SLICE = 256;

function* editsFor(document: GameDocument, task: Task): Generator<undefined, Edit[]> {
  const edits: Edit[] = [];
  const stretch = new Stretch(SLICE);
  for (let index = 0; index < document.end.cases; index++) {
    const testCase = caseAt(document, index)!;
    if (stretch.isOverBefore(unitsOf(document, testCase))) yield;
    const isThere = testCase.expectation.length > 0;
    if (task !== 'remove') yield* prepareCase(document, testCase);
    if (task === 'remove') edits.push(...removeExpectation(document, testCase));
    else if (task === 'insert' || isThere) edits.push(...correction(document, testCase));
  }
  return edits;
}

/** Returns undefined if the expected output is right already. */
function correction(document: GameDocument, testCase: Case): readonly Edit[] {
  const truth = answer(document, testCase).output;
  if (!truth || truth.join('\n') === testCase.expectation.map(({ text }) => text).join('\n')) return [];
  return updateExpectation(document, testCase, truth);
}

function anyExpectation({ blocks }: GameDocument): boolean {
  for (let index = 0; index < blocks.length; index++) if (blocks.at(index).cases.expectations > 0) return true;
  return false;
}
