import { isPage, type PageKey } from '@faculty/contracts/pages';
import type { PageRight } from '@faculty/contracts/shell/me';
import type { PrismaClient } from '@faculty/prisma/client';
import type { Person } from '../kit/context.ts';
import type { People } from '../kit/fastify-types.ts';

/** How long another process' change may take to be seen here; this process' own changes call `forget`. */
const rememberedMilliseconds = 2_000;
const mostRemembered = 10_000;

const everything: PageRight = { view: true, add: true, edit: true, delete: true, own_only: false };
const nothing: PageRight = { view: false, add: false, edit: false, delete: false, own_only: false };

interface Remembered {
  person: Promise<Person | null>;
  until: number;
}

/** Finds the person behind a session, and keeps the answer for a moment so that the calls of one screen cost one look-up. */
export function peopleOf(db: PrismaClient): People {
  const remembered = new Map<string, Remembered>();
  return {
    async ofSession(session) {
      const known = remembered.get(session);
      if (known && known.until > Date.now()) return known.person;
      const person = loadPerson(db, session);
      remembered.delete(session); // to the end of the row: the map's first key is then the oldest
      remembered.set(session, { person, until: Date.now() + rememberedMilliseconds });
      const oldest = remembered.keys().next();
      if (remembered.size > mostRemembered && !oldest.done) remembered.delete(oldest.value);
      // a failed look-up is not an answer
      person.catch(() => {
        if (remembered.get(session)?.person === person) remembered.delete(session);
      });
      return person;
    },
    forget: () => remembered.clear(),
  };
}

const roleFlags = { role_page: true, super_admin: true, view: true, add: true, edit: true, delete: true, own_only: true } as const;

async function loadPerson(db: PrismaClient, session: string): Promise<Person | null> {
  const found = await db.session.findFirst({
    where: { id: session, ended_at: null, expires_at: { gt: new Date() }, user: { disabled: false } },
    select: { user: { select: { id: true, user_name: true, role: true, roles: { where: { active: 'Y' }, select: roleFlags } } } },
  });
  if (!found) return null;
  const { id, user_name, role, roles } = found.user;
  const rights = new Map<PageKey, PageRight>();
  for (const flags of roles) if (isPage(flags.role_page)) rights.set(flags.role_page, rightOf(flags));
  return { id, user_name, role, session, right: (page) => (role === 'admin' ? everything : (rights.get(page) ?? nothing)) };
}

type Flags = Record<'super_admin' | keyof PageRight, 'Y' | 'N'>;

/** Each flag stands for itself, save super_admin, which grants all and limits nothing (docs/decisions/0004). */
function rightOf(flags: Flags): PageRight {
  if (flags.super_admin === 'Y') return everything;
  return {
    view: flags.view === 'Y',
    add: flags.add === 'Y',
    edit: flags.edit === 'Y',
    delete: flags.delete === 'Y',
    own_only: flags.own_only === 'Y',
  };
}
