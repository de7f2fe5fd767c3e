import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { coAuthorship, coAuthorshipRoutes } from '@faculty/contracts/profile/co-authorship';
import type { AuthorState } from '@faculty/contracts/works/work-fields';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { showUndoable } from '../../kit/list/state/undo.ts';
import { showError } from '../../kit/notifications/messages.ts';
import { useRight } from '../../kit/session/session.tsx';
import { returnsHere } from '../../kit/url-state/screen-state.ts';
import { Card } from './card.tsx';
import { coAuthorPhrases } from './co-authorships.phrases.ts';
import classes from './home.module.css';

const answer = z.array(coAuthorship);

/** Works of others that name the person, to be confirmed or refused, and own works that somebody refused; nothing while there are none. */
export function CoAuthorships() {
  const t = usePhrases(coAuthorPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const mayOpen = useRight('/web/content_work').view;
  const { data = [] } = useQuery({
    queryKey: ['work', 'co_authorships'],
    queryFn: async ({ signal }) => z.parse(answer, await call(coAuthorshipRoutes.list, { signal })),
  });
  const say = async (work_id: number, author_state: AuthorState) => {
    await call(coAuthorshipRoutes.decide, { params: { work_id }, body: { author_state } });
    await client.invalidateQueries({ queryKey: ['work'] });
  };
  const deciding = useMutation({
    mutationFn: ({ work_id, state }: { work_id: number; state: AuthorState; name: string }) => say(work_id, state),
    onSuccess: (_, { work_id, state, name }) =>
      showUndoable(state === 'confirmed' ? t.confirmed : t.didRefuse, name, () => say(work_id, 'waiting')),
    onError: showError,
  });
  return (['waiting', 'refused'] as const).map((state) => {
    const works = data.filter(({ author_state }) => author_state === state);
    if (works.length === 0) return null;
    return (
      <Card key={state} id={`co-authorships-${state}`} title={t[state]} isRefused={state === 'refused'} count={t.count(works.length)}>
        <ul className={classes.rows}>
          {works.map(({ work_id, work_title_th, work_title_en, year, name_th, name_en }) => {
            const name = inLanguage(language, work_title_th, work_title_en);
            const person = inLanguage(language, name_th, name_en);
            const decide = (decided: AuthorState) => deciding.mutate({ work_id, state: decided, name });
            return (
              <li key={`${work_id} ${person}`}>
                <div style={{ minWidth: 0 }}>
                  {!mayOpen ? (
                    <Text inherit fw={600}>
                      {name}
                    </Text>
                  ) : (
                    <Anchor
                      component={Link}
                      to={`/web/content_work?edit=${work_id}`}
                      state={returnsHere}
                      inherit
                      fw={600}
                      className={classes.record ?? ''}
                    >
                      {name}
                    </Anchor>
                  )}
                  <Text inherit c="dimmed">
                    {state === 'waiting' ? t.by(person, year) : person}
                  </Text>
                </div>
                {state === 'waiting' && (
                  <Group gap="xs" py={4} flex="none">
                    <Button
                      variant="light"
                      leftSection={<IconCheck size={18} aria-hidden />}
                      aria-label={`${t.confirm}: ${name}`}
                      disabled={deciding.isPending}
                      onClick={() => decide('confirmed')}
                    >
                      {t.confirm}
                    </Button>
                    <Button
                      variant="default"
                      leftSection={<IconX size={18} aria-hidden />}
                      aria-label={`${t.refuse}: ${name}`}
                      disabled={deciding.isPending}
                      onClick={() => decide('refused')}
                    >
                      {t.refuse}
                    </Button>
                  </Group>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    );
  });
}
