import { work } from '@faculty/contracts/works/work';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../../../kit/api/http.ts';
import { useEntityForm } from '../../../../kit/form/core/use-entity-form.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { WorkText } from '../work-text.tsx';
import { workValues } from '../work-values.ts';
import { CitationPanel } from './citation-panel.tsx';
import { FilledProvider, useFilledFrom } from './filled-from.tsx';

const bibtex = '@article{a, title = {การแปรของวรรณยุกต์}, author = {สมชาย ใจดี}, year = {2567}}';
const fill = vi.fn(() => ({ count: 3, stayed: [], undo: () => undefined }));
const box = (name = 'วางข้อความอ้างอิง') => screen.getByRole('textbox', { name });
const paste = (text: string) => fireEvent.paste(box(), { clipboardData: { getData: () => text } });

beforeEach(() => {
  fill.mockClear();
  vi.mocked(call).mockReset().mockResolvedValue({ doiLookup: false });
});

test('a citation pasted into the empty field is read at once', async () => {
  renderInApp(<CitationPanel isFormDirty fill={fill} />);
  paste(bibtex);
  await waitFor(() => expect(fill).toHaveBeenCalledWith('BibTeX', expect.objectContaining({ work_title_th: 'การแปรของวรรณยุกต์' })));
  await screen.findByText(/^กรอกให้แล้ว 3 ช่อง/);
});

test.each([
  ['APA', 'Lee, A. B., & Kim, C. (2020). A short title of mine. Journal of X, 12(3), 45–67.', { work_public_title_en: 'Journal of X' }],
  ['APA', 'Lee, A. (2020). With a DOI. Journal of X, 12(3), 45–67. https://doi.org/10.1234/x', { work_doi: '10.1234/x' }],
  ['APA', 'สมชาย ใจดี. (2567). การแปรของวรรณยุกต์. วารสารศิลปศาสตร์, 3(1), 12-30.', { work_public_title_th: 'วารสารศิลปศาสตร์' }],
  ['EndNote', '%0 Journal Article\n%T Short\n%A Lee, Ann\n%J Letters\n%D 2020', { work_public_title_en: 'Letters' }],
  ['RIS', 'TY - JOUR\nTI - Short\nPY - 2020\nDO - 10.1234/x', { work_title_en: 'Short' }],
])('a short citation is read as %s while no DOI is looked up: %s', async (source, text, fields) => {
  renderInApp(<CitationPanel isFormDirty fill={fill} />);
  paste(text);
  await waitFor(() => expect(fill).toHaveBeenCalledWith(source, expect.objectContaining(fields)));
});

test('the address of an article is read by the server, and a refusal names its reason', async () => {
  const fields = { work_title_th: 'วรรณยุกต์' };
  vi.mocked(call).mockImplementation(async (route) => (route === 'GET /work_article' ? fields : { doiLookup: false }));
  renderInApp(<CitationPanel isFormDirty fill={fill} />);
  paste(' https://so01.tci-thaijo.org/index.php/laj/article/view/1 ');
  await waitFor(() => expect(fill).toHaveBeenCalledWith('so01.tci-thaijo.org', fields));
  const message = 'อ่านได้เฉพาะเว็บไซต์วารสารที่ผู้ดูแลระบบกำหนด';
  const answer = {
    statusCode: 400,
    code: 'invalid',
    message: '',
    requestId: '',
    fields: { url: { code: 'article_host', message } },
  } as const;
  vi.mocked(call).mockImplementation(async (route) =>
    route === 'GET /work_article' ? Promise.reject(new HttpError(400, answer)) : { doiLookup: false },
  );
  paste('https://elsewhere.example/1');
  await screen.findByText(message);
});

describe('where DOIs are looked up', () => {
  const known = { work_title_th: 'Known by its DOI' };
  const unknown = new Error('lookup_unknown');
  const answerWith = (lookUp: () => Promise<unknown>) =>
    vi.mocked(call).mockImplementation((route) => (route === 'GET /work_lookup' ? lookUp() : Promise.resolve({ doiLookup: true })));
  const withDoi = 'Lee, A. (2020). With a DOI. Journal of X, 12(3), 45–67. doi:10.1234/x';
  const show = async () => {
    renderInApp(<CitationPanel isFormDirty fill={fill} />);
    fireEvent.change(await screen.findByRole('textbox', { name: 'วางเลข DOI หรือข้อความอ้างอิง' }), { target: { value: withDoi } });
    fireEvent.click(screen.getByRole('button', { name: 'กรอกข้อมูล' }));
  };

  test('a reference is looked up by the DOI in it', async () => {
    answerWith(() => Promise.resolve(known));
    await show();
    await waitFor(() => expect(fill).toHaveBeenCalledWith('DOI', known));
  });

  test('a reference whose DOI is not known is read itself', async () => {
    answerWith(() => Promise.reject(unknown));
    await show();
    await waitFor(() => expect(fill).toHaveBeenCalledWith('APA', expect.objectContaining({ work_title_en: 'With a DOI' })));
  });
});

test('what is pasted into typed text waits for the button', async () => {
  renderInApp(<CitationPanel isFormDirty fill={fill} />);
  fireEvent.change(box(), { target: { value: '@article{' } });
  paste(bibtex);
  fireEvent.change(box(), { target: { value: bibtex } });
  expect(fill).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'กรอกข้อมูล' }));
  await waitFor(() => expect(fill).toHaveBeenCalledTimes(1));
});

test('after the form was cleared nothing says that fields are filled', async () => {
  renderInApp(<CitationPanel isFormDirty={false} fill={fill} />);
  paste(bibtex);
  await waitFor(() => expect(fill).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^กรอกให้แล้ว/)).toBeNull();
});

describe('of two citations one after the other', () => {
  const names = ['work_title_th', 'work_title_en', 'work_public_place', 'work_public_number', 'work_public_country'] as const;
  function Filled() {
    const form = useEntityForm(work, { id: 'add', empty: { user_name: 'somsri' }, fromRow: workValues });
    const { filled, fill: fillIn } = useFilledFrom(form);
    return (
      <FilledProvider filled={filled}>
        <CitationPanel isFormDirty={form.isDirty} fill={fillIn} />
        {names.map((name) => (
          <WorkText key={name} form={form} name={name} label={name} />
        ))}
      </FilledProvider>
    );
  }
  const first = '@inproceedings{a, title={On tones}, year={2020}, publisher={ACM}, pages={1--9}, address={Bangkok, Thailand}}';
  const expectValues = (...values: string[]) =>
    waitFor(() => expect(names.map((name) => (box(name) as HTMLInputElement).value)).toEqual(values));
  const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
  beforeEach(async () => {
    localStorage.clear();
    renderInApp(<Filled />, { page: work.page });
    paste(first);
    await expectValues('On tones', 'On tones', 'ACM', '1-9', 'ไทย');
  });

  test('the second empties what the first filled and nobody touched, and one undo puts it back', async () => {
    paste('@article{b, title={การศึกษา}, year={2567}, pages={10--20}}');
    await expectValues('การศึกษา', '', '', '10-20', '');
    fireEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
    await expectValues('On tones', 'On tones', 'ACM', '1-9', 'ไทย');
    expect(screen.queryByText(/^กรอกให้แล้ว/)).toBeNull();
    paste('@article{c, title={Third}, year={2024}}');
    await expectValues('Third', 'Third', '', '', '');
  });

  test('what the person changed stays through all that follow, and is named', async () => {
    type('work_public_place', 'สำนักพิมพ์');
    type('work_public_number', '1-10');
    type('work_title_en', '');
    paste('@article{b, title={Second}, year={2024}, pages={10--20}}');
    await expectValues('Second', 'Second', 'สำนักพิมพ์', '1-10', '');
    expect(
      screen.getByText(`ช่องที่คุณแก้เองคงไว้ตามเดิม: ${work.labels.work_public_number?.th} · ${work.labels.work_public_place?.th}`),
    ).toBeTruthy();
    paste('@article{c, title={การศึกษา}, year={2567}, pages={7}}');
    await expectValues('การศึกษา', '', 'สำนักพิมพ์', '1-10', '');
  });
});
