import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { work } from '@faculty/contracts/works/work';
import { type AlikeWork, alikeWork, comparedTitle, workRoutes } from '@faculty/contracts/works/work-calls';
import { Alert, Anchor, List } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { FullWidth } from '../../../kit/form/layout/form-page.tsx';
import type { WorkForm } from './work-values.ts';

const phrases = {
  title: { th: 'อาจเป็นผลงานเดียวกับที่มีอยู่แล้ว', en: 'This may be a work that is there already' },
  hint: {
    th: 'หากใช่ ไม่ต้องบันทึกซ้ำ เปิดรายการเดิมแล้วแก้ไขหรือเพิ่มผู้ร่วมในรายการนั้น หากไม่ใช่ บันทึกต่อได้',
    en: 'If it is, open that one and correct it or add co-authors there. If not, go on and save.',
  },
  hintOfOwn: {
    th: 'รายการนี้เป็นของคุณเอง หากเป็นผลงานเดียวกัน ไม่ต้องบันทึกซ้ำ เปิดรายการเดิมแล้วแก้ไข หากไม่ใช่ บันทึกต่อได้',
    en: 'You entered it yourself. If it is the same work, open that one and correct it. If not, go on and save.',
  },
  hintOfOthers: (owner: string) => ({
    th: `หากใช่ ไม่ต้องบันทึกซ้ำ ให้ ${owner} ซึ่งเป็นเจ้าของรายการ เพิ่มชื่อคุณเป็นผู้ร่วม หากไม่ใช่ บันทึกต่อได้`,
    en: `If it is, ask ${owner}, whose entry it is, to add you as a co-author instead. If not, go on and save.`,
  }),
  own: { th: 'ของคุณเอง', en: 'your own' },
  byDoi: { th: 'DOI เดียวกัน', en: 'same DOI' },
  byTitle: { th: 'ชื่อใกล้เคียงกัน', en: 'nearly the same title' },
  inYear: (year: number) => ({ th: `พ.ศ. ${year}`, en: `${year} (${toCommonEra(year)})` }),
  opens: { th: 'เปิดในแท็บใหม่', en: 'opens in a new tab' },
};

const answer = z.array(alikeWork);

/** Shows similar works while one is entered, of anybody; never blocks saving. */
export function AlikeWorks({ form }: { form: WorkForm }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const day = form.fields.useWatchValue('work_public_date');
  const typedYear = String(form.fields.useWatchValue('work_public_year'));
  const watched = {
    title_th: form.fields.useWatchValue('work_title_th').trim().slice(0, comparedTitle),
    title_en: form.fields.useWatchValue('work_title_en').trim().slice(0, comparedTitle),
    doi: form.fields.useWatchValue('work_doi').trim(),
    // the field of the year may contain a volume
    year: day.slice(0, 4) || typedYear.trim(),
  };
  const [asked] = useDebouncedValue(JSON.stringify(watched), 600);
  const { title_th, title_en, doi, year } = JSON.parse(asked) as typeof watched;
  const except = form.row?.work_id;
  const { data = [] } = useQuery({
    queryKey: ['work', 'alike', asked, except],
    queryFn: async ({ signal }) => {
      const query = { title_th, title_en, doi, except, year: /^\d{4}$/.test(year) ? year : undefined };
      return z.parse(answer, await call(workRoutes.alike, { query, signal }));
    },
    enabled: title_th.length >= 8 || title_en.length >= 8 || doi.length >= 8,
    placeholderData: keepPreviousData,
    // optional: errors are ignored
    retry: false,
  });
  const [first] = data;
  if (first === undefined) return null;
  const ownerOf = (other: AlikeWork) => inLanguage(language, other.full_name_th, other.full_name_en);
  return (
    <FullWidth>
      <Alert color="gold" icon={<IconCopy aria-hidden />} title={t.title} role="status">
        <List mb="xs">
          {data.map((other) => {
            const title = inLanguage(language, other.work_title_th, other.work_title_en);
            const owner = other.is_own ? t.own : ownerOf(other);
            return (
              <List.Item key={`${other.work_id} ${title} ${owner}`}>
                {other.work_id === null ? (
                  <span>{title}</span>
                ) : (
                  <Anchor
                    href={`${work.page}?edit=${other.work_id}`}
                    target="_blank"
                    rel="noopener"
                    inherit
                    c="inherit"
                    underline="always"
                    aria-label={`${title} (${t.opens})`}
                  >
                    {title}
                  </Anchor>
                )}
                {` · ${owner} · ${t.inYear(other.year)} · ${other.by === 'doi' ? t.byDoi : t.byTitle}`}
              </List.Item>
            );
          })}
        </List>
        {first.is_own ? t.hintOfOwn : first.work_id === null ? t.hintOfOthers(ownerOf(first)) : t.hint}
      </Alert>
    </FullWidth>
  );
}
