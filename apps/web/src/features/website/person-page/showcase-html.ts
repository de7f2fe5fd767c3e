import type { Language } from '@faculty/contracts/kit/bilingual';
import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import { type PlacedPerson, placedIn } from '@faculty/contracts/website/person-grid';
import { smallPicture } from '../../../kit/fields/files/small-picture.ts';
import type { useShowcasePeople } from '../../../kit/people/use-showcase-people.ts';

/** Five columns on a wide screen, two on a phone. */
const style = `<style>
.showcase-row{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:16px;margin-bottom:24px}
.showcase-row figure{margin:0;text-align:center}
.showcase-row img,.showcase-row .nobody{display:block;width:120px;height:120px;margin:0 auto 8px;border-radius:50%;object-fit:cover;background:#e3e7ed}
.showcase-row figcaption{overflow-wrap:anywhere}.showcase-row b,.showcase-row span{display:block}.showcase-row span{color:#596475}
.showcase-row i{display:inline-block;font-style:normal}
@media(max-width:640px){.showcase-row{display:flex;flex-wrap:wrap;justify-content:center}.showcase-row figure{flex:0 0 calc(50% - 8px)}}
</style>`;

/** HTML of a showcase's people as on the public website, each in their row and column. */
export function showcaseHtml(grid: string, people: ReturnType<typeof useShowcasePeople>, lang: Language): string {
  const placed = placedIn(grid);
  const drawn = [...new Set(placed.map((person) => person.row_number))].map((row) => {
    const figures = placed.filter((person) => person.row_number === row).map((person) => figure(person, people, lang));
    return `<div class="showcase-row">${figures.join('')}</div>`;
  });
  return drawn.length === 0 ? '' : style + drawn.join('');
}

function figure(
  { user_name, column_number, position_th, position_en }: PlacedPerson,
  people: ReturnType<typeof useShowcasePeople>,
  lang: Language,
): string {
  const { name, picture } = people.of(user_name);
  const face = picture === null ? '<div class="nobody"></div>' : `<img src="${escapeHtml(smallPicture(picture))}" alt="">`;
  // break lines only between the parts of a name, never inside a Thai surname
  const parts = name[lang].split(' ').map((part) => `<i>${escapeHtml(part)}</i>`);
  const position = lang === 'en' ? position_en : position_th;
  return `<figure style="grid-column:${column_number}">${face}<figcaption><b>${parts.join(' ')}</b><span>${escapeHtml(position)}</span></figcaption></figure>`;
}
