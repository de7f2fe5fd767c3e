import { member } from '@faculty/contracts/members/member';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { EducationScreen } from './education/education.screen.tsx';
import { useOpenEducation } from './education/education-address.ts';
import { MemberFormScreen } from './member-form.screen.tsx';
import { MemberListScreen } from './member-list.screen.tsx';

/** `/member/members`: the list, or the form or the education of a member the address asks for. */
export function MemberScreen() {
  const id = useOpenForm(member);
  const educated = useOpenEducation();
  if (educated !== null) return <EducationScreen key={educated} memberId={educated} />;
  return id === null ? <MemberListScreen /> : <MemberFormScreen key={id} id={id} />;
}
