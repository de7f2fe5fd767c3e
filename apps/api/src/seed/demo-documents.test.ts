import { docBody } from '@faculty/contracts/website/doc';
import { hasCover, referringGroup } from '@faculty/contracts/website/documents/document-record';
import { mouBody } from '@faculty/contracts/website/mou';
import { demoDocs, demoMous } from '@faculty/prisma/seed/demo/seed-documents';
import { documentOptions } from '@faculty/prisma/seed/reference/options';
import { describe, expect, test } from 'vitest';

const both = [
  ...demoDocs.map((document) => ({ section: 'DOC' as const, document })),
  ...demoMous.map((document) => ({ section: 'MOU' as const, document })),
];

describe('the demo’s documents and MOUs', () => {
  test('are enough to fill their lists, and show every kind there is', () => {
    expect(demoDocs.length).toBeGreaterThanOrEqual(14);
    expect(demoMous.length).toBeGreaterThanOrEqual(12);
    for (const group of ['D2', 'D4', 'D15']) expect(demoDocs.map((document) => document.group)).toContain(group);
    expect(demoDocs.filter(({ expired }) => expired).length).toBeGreaterThan(0);
    expect(demoMous.filter(({ ends = -1 }) => ends >= 0 && ends <= 90).length).toBeGreaterThan(1);
    expect(new Set(both.map(({ document }) => document.th.title)).size).toBe(both.length);
  });

  test.each(both.map((each) => [each.document.th.title, each] as const))('%s is what the form would take', (_, { section, document }) => {
    const body = {
      doc_section: section,
      doc_group_tag: document.group,
      doc_type_tag: document.types,
      doc_tag: document.keywords,
      doc_tag_b: document.paper ?? '',
      doc_index: document.number ?? '-',
      doc_year: 2569,
      doc_title_th: document.th.title,
      doc_title_en: document.en?.title ?? '',
      doc_content_th: document.th.content ?? '',
      doc_content_en: document.en?.content ?? '',
      status_link: document.file ? 'Y' : 'N',
      doc_h_url: document.url ?? '#',
      switch_lang: document.en ? 'Y' : 'N',
    };
    expect((section === 'MOU' ? mouBody : docBody).parse(body)).toMatchObject(body);
    const prefix = section === 'MOU' ? 'DOC_MOU_TYPE_UNIT_' : 'DOC_TYPE_UNIT_';
    expect(Object.keys(documentOptions[`${prefix}${document.group}`] ?? {})).toEqual(expect.arrayContaining([...document.types]));
    expect(hasCover(section, document.group)).toBe(document.cover !== undefined);
    for (const title of document.refersTo ?? []) expect(demoDocs.map(({ th }) => th.title)).toContain(title);
    expect(document.refersTo === undefined || document.group === referringGroup).toBe(true);
    expect(`${body.doc_title_en}${body.doc_content_en}`).not.toMatch(/[\u0e00-\u0e7f]/);
  });
});
