import { directDean } from '@faculty/contracts/website/direct-dean';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { deanPhrases } from './dean.phrases.ts';
import { periodText } from './period.ts';

/** Finds deans by name or position. */
export const deanSearch = searchOf(directDean, deanPhrases.title, (row, language) => ({
  label: (language === 'en' && row.full_name_en) || row.full_name_th,
  detail: periodText(row, language),
  to: `${directDean.page}?edit=${row.direct_dean_id}`,
}));
