import { member } from '@faculty/contracts/members/member';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { useSubView } from '../../../kit/url-state/sub-view.ts';
import { EducationScreen } from './education/education.screen.tsx';
import { MemberListScreen } from './member-list.screen.tsx';

const MemberFormScreen = lazyForm(() => import('./member-form.screen.tsx').then((m) => m.MemberFormScreen));

/** `/member/members`: the list, or the form or the education of a member the address asks for. */
export function MemberScreen() {
  const id = useOpenForm(member);
  const education = useSubView('education', member.id);
  if (education.id !== null) return <EducationScreen key={education.id} memberId={education.id} onClose={education.close} />;
  return id === null ? <MemberListScreen onEducation={education.open} /> : <MemberFormScreen key={id} id={id} />;
}
