import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { RecordState } from './record-state.tsx';

test.each([
  ['Y', ['ถูกต้อง']],
  ['N', ['ถูกต้อง', 'ยกเลิก']],
] as const)('an accepted record with the flag %s shows %j', async (active, words) => {
  renderInApp(<RecordState row={{ status_check: 'S', status_check_text: '', active }} />);
  await screen.findByText('ถูกต้อง');
  const parts = [...document.querySelectorAll('[data-review] > *')];
  expect(parts.map(({ textContent }) => textContent?.trim())).toEqual(words);
});
