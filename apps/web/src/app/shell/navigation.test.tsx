import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { Navigation } from './navigation.tsx';

test('the entry of the screen is brought into sight once the menu is there', async () => {
  const page = { role_group: 'web', role_icon: 'trash', role_title: 'ถังขยะ', role_title_en: 'Bin', role_page: '/books' };
  vi.mocked(call).mockResolvedValue([page]);
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  renderInApp(<Navigation />);
  const entry = await screen.findByRole('link', { name: 'ถังขยะ' });
  await waitFor(() => expect(shown).toContain(entry));
});
