import { expect, test } from 'vitest';
import { focusFirstTyped } from './focus-field.ts';

const form = { fieldId: (name: string) => name };
Element.prototype.scrollIntoView = () => undefined;

test('a new record focuses its first text or choice, not a switch or a file', () => {
  document.body.innerHTML = `
    <button id="file"></button><input type="checkbox" id="switch"><input role="combobox" readonly id="page"><textarea id="remark"></textarea>`;
  focusFirstTyped(form, ['remark', 'page', 'switch', 'file']);
  expect(document.activeElement?.id).toBe('page');
  focusFirstTyped(form, ['remark', 'switch', 'file']);
  expect(document.activeElement?.id).toBe('remark');
});
