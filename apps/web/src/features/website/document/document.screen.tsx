import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { DocumentListScreen } from './document-list.screen.tsx';
import { type Section, sections } from './document-section.ts';

const DocumentFormScreen = lazyForm(() => import('./document-form.screen.tsx').then((m) => m.DocumentFormScreen));

/** `/web/content_doc`: the list of documents, or the form the address asks for. */
export const DocScreen = () => <DocumentScreen of={sections.DOC} />;

/** `/web/content_doc_mou`: the same of the MOUs. */
export const MouScreen = () => <DocumentScreen of={sections.MOU} />;

function DocumentScreen({ of }: { of: Section }) {
  const id = useOpenForm(of.entity);
  return id === null ? <DocumentListScreen of={of} /> : <DocumentFormScreen key={id} of={of} id={id} />;
}
