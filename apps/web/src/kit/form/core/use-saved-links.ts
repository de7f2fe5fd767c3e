import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { MessageLink } from '../../notifications/message-links.tsx';
import type { RecordTab } from '../../url-state/record-tabs.tsx';
import type { FormLink } from '../../url-state/screen-state.ts';
import { formPhrases } from '../form.phrases.ts';

/** What the message about a new record leads to: the record, by `about`, the part that is filled next, and the form for one more. */
export function useSavedLinks(linkTo: FormLink, mayEdit: boolean, next?: RecordTab): (id: string, about: string) => MessageLink[] {
  const t = usePhrases(formPhrases);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (id, about) => {
    const link = (words: string, { to, state }: ReturnType<FormLink>): MessageLink => {
      // the message is shown on another address than the link's origin
      const address = createPath({ pathname, ...to });
      return { words, address, follow: () => void navigate(address, { state }) };
    };
    const another = link(t.addAnother, linkTo('add'));
    const part = next && link(next.label, { ...linkTo('add'), to: { search: `?${new URLSearchParams({ [next.view]: id })}` } });
    return [...(mayEdit ? [link(about || t.openSaved, linkTo({ edit: id }))] : []), ...(part ? [{ ...part, isNext: true }] : []), another];
  };
}
