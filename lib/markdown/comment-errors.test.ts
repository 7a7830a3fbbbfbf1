/** @jest-environment node */
import { findCommentError } from './comment-errors';

it.each([
  '<!-- a note -->',
  '<!-- example(button-overview) -->',
  '<!-- pair({"do": {"example": "button-overview", "why": "It shows."}, "avoid": {"example": "badge-overview", "why": "It hides."}}) -->',
  '<!-- system-variables(color) -->',
  '<b>bold</b>',
])('finds nothing wrong with %s', (html) => {
  expect(findCommentError(html)).toBeUndefined();
});

it.each([
  ['<!-- example(gone) -->', 'the id of an example, not "gone"'],
  ['<!-- example({"file": 1}) -->', 'example(id) or '],
  ['<!-- pair(of shoes) -->', 'pair({"do": '],
  [
    '<!-- pair({"do": {"example": "button-overview", "why": "It shows."}, "avoid": {"example": "gone", "why": "It hides."}}) -->',
    'not "gone"',
  ],
  ['<!-- system-variables(taste) -->', 'a group of system variables'],
])('says what is wrong with %s', (html, fault) => {
  expect(findCommentError(html)).toContain(fault);
});
