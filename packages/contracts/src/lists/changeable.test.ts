import { expect, test } from 'vitest';
import { z } from 'zod';
import { flag, listOf, optionalDay, requiredDay, requiredText, text } from '../kit/fields.ts';
import { fileOrLink } from '../kit/flags.ts';
import { choice } from '../kit/labels.ts';
import { doc } from '../website/doc.ts';
import { mou } from '../website/mou.ts';
import { news } from '../website/news.ts';
import { changeableFields } from './changeable.ts';

const told = (entity: Parameters<typeof changeableFields>[0]) =>
  changeableFields(entity).map(({ field, kind, by }) => [field, kind, by].join(' ').trim());

test('sections, strategies, days and the like are read from the contract; texts, orders and switches between fields are not offered', () => {
  expect(told(news)).toEqual([
    'active flag',
    'news_stratrgic_tag options',
    'news_type_tag options',
    'news_tag keywords',
    'news_sdgs goals',
    'new_start_date day',
    'show_end_date day',
    'review_on day',
    'review_owner person',
  ]);
});

test('what is chosen within a group is changed with the group; a form that does not draw a field keeps it out', () => {
  expect(told(doc)).toContain('doc_type_tag grouped doc_group_tag');
  expect(told(doc)).not.toContain('mou_owner person');
  expect(told(mou)).toEqual(expect.arrayContaining(['mou_end_date day', 'mou_owner person']));
});

test('a new day and a new person of a kind appear by themselves', () => {
  const body = z.object({
    title: requiredText(50),
    kind: choice({ A: { th: 'ก', en: 'A' } }).default('A'),
    status_link: fileOrLink.default('Y'),
    green: flag.default('N'),
    review_on: optionalDay,
    held: requiredDay,
    review_owner: text(25).default(''),
    people: listOf(text(25), 5),
    secret: optionalDay,
  });
  expect(told({ name: 'made_up', body, privateFields: ['secret'] })).toEqual([
    'kind choice',
    'review_on day',
    'held day',
    'review_owner person',
  ]);
});
