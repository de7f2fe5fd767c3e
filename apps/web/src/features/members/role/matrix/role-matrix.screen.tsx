import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { role } from '@faculty/contracts/members/role';
import { isGranting, type RoleTemplate, roleTemplates } from '@faculty/contracts/members/role-matrix';
import { type PageKey, pages } from '@faculty/contracts/pages';
import { ActionIcon, Alert, Button, Menu, Select, Text, Title, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy, IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../../kit/fields/choice/choice-search.ts';
import { useCombo } from '../../../../kit/fields/choice/use-combo.ts';
import { useFormKeys } from '../../../../kit/form/core/use-form-keys.ts';
import { useLeaveGuard } from '../../../../kit/form/core/use-leave-guard.ts';
import { formPhrases } from '../../../../kit/form/form.phrases.ts';
import { BarFrame } from '../../../../kit/form/layout/form-bar.tsx';
import { LeaveQuestion } from '../../../../kit/form/layout/leave-question.tsx';
import { showError } from '../../../../kit/notifications/messages.ts';
import { EmptyState, FailedState, LoadingState } from '../../../../kit/notifications/states.tsx';
import { useMe, useRight } from '../../../../kit/session/session.tsx';
import { PageTitle } from '../../../../kit/theme/page-title.tsx';
import { personCombo } from '../role-options.ts';
import { type Draft, draftOf, emptyDraft, givableIn, onlyOf, withTemplate } from './matrix-draft.ts';
import classes from './role-matrix.module.css';
import { roleMatrixPhrases, roleTemplatePhrases } from './role-matrix.phrases.ts';
import { RoleMatrixTable } from './role-matrix-table.tsx';
import { matrixQuery, useRoleMatrix } from './use-role-matrix.ts';

/** Whose rights an address shows. */
const personIn = (search: string) => new URLSearchParams(search).get('person') ?? '';

interface RoleMatrixScreenProps {
  /** Whose rights; empty: still to be chosen. */
  userName: string;
  onChoose(userName: string): void;
  onClose(): void;
}

/** The rights of one person on every page, on one screen: by role, as a colleague's, or box by box. */
export function RoleMatrixScreen({ userName, onChoose, onClose }: RoleMatrixScreenProps) {
  const t = usePhrases(roleMatrixPhrases);
  const people = useCombo(personCombo);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    // without a person, that choice has the focus
    if (!(document.activeElement instanceof HTMLInputElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.screen}>
      <PageTitle>{t.title}</PageTitle>
      <div className={classes.head}>
        <Tooltip label={t.back}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={onClose}>
            <IconArrowLeft aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Title order={1} ref={heading} tabIndex={-1}>
          {t.title}
        </Title>
      </div>
      <Select
        label={t.person}
        autoFocus={userName === ''}
        data={people}
        value={userName === '' ? null : userName}
        onChange={(chosen) => chosen && onChoose(chosen)}
        searchable
        selectFirstOptionOnChange
        filter={choiceSearch}
        className={classes.person ?? ''}
        allowDeselect={false}
      />
      {userName === '' ? <EmptyState title={t.choosePerson} /> : <PersonMatrix key={userName} userName={userName} onClose={onClose} />}
    </div>
  );
}

function PersonMatrix({ userName, onClose }: { userName: string; onClose(): void }) {
  const t = usePhrases(roleMatrixPhrases);
  const forms = usePhrases(formPhrases);
  const { language } = useLanguage();
  const me = useMe();
  const right = useRight(role.page);
  const rights = useRoleMatrix(userName);
  const { matrix, draft, changed } = rights;
  const isAdministrator = me.role === 'admin';
  const isOwn = (matrix?.is_own ?? false) && !isAdministrator;
  const mayWrite = right.edit && !isOwn;
  const mayGive = (page: PageKey) => isAdministrator || pages[page].group !== 'admin';
  const reason = useId();
  const leaving = useLeaveGuard(() => changed.length > 0 && !rights.isSaving, rights.reset, personIn);
  useFormKeys({ save: () => mayWrite && rights.save(), cancel: onClose });
  if (rights.error && !matrix) return <FailedState error={rights.error} onRetry={rights.reload} />;
  if (!matrix || !draft) return <LoadingState />;
  /** Fills the table with what may be given of it, and says what was left out. */
  const fill = (wanted: Draft) => {
    const givable = givableIn(matrix, onlyOf(wanted, draft, mayGive));
    rights.change(givable.draft, givable.left);
  };
  const usable = Object.values(draft).filter(isGranting).length;
  return (
    <>
      <Text fw={600}>
        {inLanguage(language, matrix.full_name_th, matrix.full_name_en)} · {t.summary(usable)}
      </Text>
      {matrix.role === 'admin' && <Notice text={t.administrator} />}
      {isOwn && <Notice text={me.user_name === userName ? t.ownRights : t.ownMailbox} />}
      {mayWrite && !isAdministrator && <Notice id={reason} text={t.onlyOwn} />}
      {mayWrite && (
        <GivingTools
          except={userName}
          mayAdminister={isAdministrator}
          onTemplate={(template) => fill(withTemplate(draft, template))}
          onCopy={fill}
          onClear={() => fill(emptyDraft)}
        />
      )}
      {rights.left.length > 0 && <Notice text={t.left(rights.left.map((page) => pages[page][language]).join(' · '))} />}
      <RoleMatrixTable
        matrix={matrix}
        draft={draft}
        changed={changed}
        mayChange={(page) => mayWrite && mayGive(page)}
        reason={isAdministrator ? undefined : reason}
        onChange={rights.change}
      />
      {mayWrite && (
        <BarFrame>
          <Button
            leftSection={<IconDeviceFloppy size={20} aria-hidden />}
            onClick={rights.save}
            loading={rights.isSaving}
            disabled={changed.length === 0}
            aria-keyshortcuts="Control+S"
          >
            {forms.save}
          </Button>
          <Button variant="subtle" onClick={rights.reset} disabled={changed.length === 0}>
            {forms.reset}
          </Button>
          <Text size="sm" role="status">
            {changed.length > 0 && t.count(changed.length)}
          </Text>
        </BarFrame>
      )}
      <LeaveQuestion leaving={leaving} />
    </>
  );
}

interface GivingToolsProps {
  except: string;
  mayAdminister: boolean;
  onTemplate(template: RoleTemplate): void;
  onCopy(rights: ReturnType<typeof draftOf>): void;
  onClear(): void;
}

/** Fills the table: by a role, by a colleague, or with nothing. */
function GivingTools({ except, mayAdminister, onTemplate, onCopy, onClear }: GivingToolsProps) {
  const t = usePhrases(roleMatrixPhrases);
  const roles = usePhrases(roleTemplatePhrases);
  const client = useQueryClient();
  const people = useCombo(personCombo);
  const names = (Object.keys(roleTemplates) as RoleTemplate[]).filter((name) => mayAdminister || name !== 'administrator');
  const copy = (user_name: string) =>
    client
      .fetchQuery(matrixQuery(user_name))
      .then((matrix) => onCopy(draftOf(matrix)))
      .catch(showError);
  return (
    <div className={classes.tools}>
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconUserPlus size={20} aria-hidden />}>
            {t.addRole}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {names.map((name) => (
            <Menu.Item key={name} leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => onTemplate(name)}>
              {roles[name]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Select
        aria-label={t.copyFrom}
        placeholder={t.copyFrom}
        title={t.copyHint}
        data={people.filter(({ value }) => value !== except)}
        value={null}
        onChange={(chosen) => chosen && void copy(chosen)}
        searchable
        selectFirstOptionOnChange
        filter={choiceSearch}
        className={classes.copy ?? ''}
      />
      <Button variant="subtle" onClick={onClear}>
        {t.clear}
      </Button>
    </div>
  );
}

function Notice({ text, id }: { text: string; id?: string }) {
  return (
    <Alert id={id} icon={<IconInfoCircle aria-hidden />} color="blue">
      {text}
    </Alert>
  );
}
