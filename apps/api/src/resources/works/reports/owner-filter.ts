import { everybody } from '@faculty/contracts/kit/reports';
import type { Context } from '../../../kit/crud/context.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { personName } from '../../../kit/people/person-name.ts';

/** The owners of a report's records, and how it names them. */
export interface Whose {
  user_name: string | undefined;
  line: string;
  /** Signs it. */
  name: string;
}

/**
 * The requested owners. Under own_only the person's own, whatever the address says.
 * @throws ApiError naming `field` when there is no such person
 */
export async function whose(ctx: Context, asked: string, field: string): Promise<Whose> {
  const user_name = ctx.own ?? (asked === everybody ? undefined : asked);
  const signer = (await personName(ctx.db, user_name ?? ctx.person.user_name))?.th ?? '';
  if (user_name === undefined) return { user_name, line: 'บุคลากรทุกคน', name: signer };
  if (user_name !== ctx.own && !(await ctx.db.user.findUnique({ where: { user_name }, select: { id: true } })))
    throw wrongField(field, 'unknown_reference');
  return { user_name, line: `บุคลากร: ${signer || user_name}`, name: signer };
}

/** Words of the options of a list, by their codes. */
export async function optionWords({ db }: Context, parameter_name: string): Promise<(code: string) => string> {
  const options = await db.parameter.findMany({
    where: { parameter_system: 'WEB', parameter_name },
    select: { parameter_value: true, parameter_th: true },
    take: 1_000,
  });
  const words = new Map(options.map(({ parameter_value, parameter_th }) => [parameter_value, parameter_th]));
  return (code) => words.get(code) ?? code;
}

/** The department that a report is limited to, in words. */
export async function departmentText({ db }: Context, up_department_id: number | undefined): Promise<string | undefined> {
  if (up_department_id === undefined) return undefined;
  const found = await db.department.findUnique({ where: { up_department_id } });
  return `หน่วยงาน: ${found?.up_department_name_th ?? up_department_id}`;
}
