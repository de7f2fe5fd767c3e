import { cvSection } from '@faculty/contracts/profile/cv';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call, fetchFile } from '../../../kit/api/http.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { CvWindow } from './cv-window.lazy.tsx';

test('sections and highlighted works are taken out and put last; each change is kept', async () => {
  const saved: { sections: string[]; highlights: number[] }[] = [];
  const work = (work_id: number, title_th: string) => ({ work_id, title_th, title_en: '', year: 2569 });
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'PUT /api/cv') saved.push(input?.body as (typeof saved)[number]);
    const works = [work(1, 'คำยืม'), work(2, 'วรรณยุกต์'), work(3, 'สระ')];
    return { sections: cvSection.options, highlights: [1, 2], works };
  });
  vi.mocked(fetchFile).mockResolvedValue({ content: new Blob(['x']), contentDisposition: null });
  renderInApp(<CvWindow onClose={() => {}} />);
  const sections = await screen.findByRole('combobox', { name: 'ส่วนของเอกสาร' });
  fireEvent.keyDown(sections, { key: 'Backspace', code: 'Backspace' });
  await waitFor(() => expect(saved.at(-1)?.sections).toEqual(['expertise', 'education', 'highlights', 'works']));
  fireEvent.click(sections);
  fireEvent.click(await screen.findByRole('option', { name: 'กิจกรรมทางวิชาการและรางวัล' }));
  await waitFor(() => expect(saved.at(-1)?.sections.at(-1)).toBe('activities'));
  fireEvent.click(screen.getByRole('combobox', { name: 'ผลงานเด่น' }));
  fireEvent.click(await screen.findByRole('option', { name: /สระ/ }));
  await waitFor(() => expect(saved.at(-1)?.highlights).toEqual([1, 2, 3]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'ดาวน์โหลด Word' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'ดาวน์โหลด Word' }));
  await waitFor(() => expect(vi.mocked(fetchFile).mock.lastCall).toMatchObject(['GET /report/cv/:format', { params: { format: 'docx' } }]));
});
