import { cvSections } from '@faculty/contracts/profile/cv';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import { makeReport } from '../../../kit/reports/make-report.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { CvWindow } from './cv-window.lazy.tsx';

vi.mock('../../../kit/reports/make-report.ts', () => ({ makeReport: vi.fn(async () => {}) }));
vi.mock('../../../kit/api/http.ts', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

test('sections are switched and moved, highlighted works moved and taken out; each change is kept', async () => {
  const saved: { sections: { section: string; shown: string }[]; highlights: number[] }[] = [];
  const work = (work_id: number, title_th: string) => ({ work_id, title_th, title_en: '', year: 2569 });
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'PUT /api/cv') saved.push(input?.body as (typeof saved)[number]);
    return {
      sections: cvSections.map((section) => ({ section, shown: 'Y' })),
      highlights: [1, 2],
      works: [work(1, 'คำยืม'), work(2, 'วรรณยุกต์'), work(3, 'สระ')],
    };
  });
  renderInApp(<CvWindow onClose={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'เลื่อนลง: ความเชี่ยวชาญ' }));
  await waitFor(() =>
    expect(
      saved
        .at(-1)
        ?.sections.map(({ section }) => section)
        .slice(0, 2),
    ).toEqual(['education', 'expertise']),
  );
  fireEvent.click(screen.getByRole('switch', { name: 'กิจกรรมและรางวัล' }));
  await waitFor(() => expect(saved.at(-1)?.sections.at(-1)).toEqual({ section: 'activities', shown: 'N' }));
  const picked = within(screen.getByRole('region', { name: 'ผลงานเด่น' }));
  fireEvent.click(picked.getByRole('button', { name: 'เลื่อนขึ้น: วรรณยุกต์' }));
  await waitFor(() => expect(saved.at(-1)?.highlights).toEqual([2, 1]));
  fireEvent.click(picked.getByRole('button', { name: 'ลบ: คำยืม' }));
  await waitFor(() => expect(saved.at(-1)?.highlights).toEqual([2]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'ดาวน์โหลด Word' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'ดาวน์โหลด Word' }));
  await waitFor(() =>
    expect(vi.mocked(makeReport).mock.lastCall).toMatchObject(['GET /report/cv/:format', { params: { format: 'docx' } }, false]),
  );
});
