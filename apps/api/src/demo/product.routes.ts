import { type Product, type ProductBody, product, productBody, productRoutes } from '@faculty/contracts/demo/product';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changesBetween, writeAudit } from '../kit/crud/audit.ts';
import type { Context } from '../kit/crud/context.ts';
import { contextOf } from '../kit/crud/handlers.ts';
import { inTransaction } from '../kit/crud/in-transaction.ts';
import { mergedBody, partialBody, partialOf } from '../kit/crud/partial-update.ts';
import { ApiError } from '../kit/http/errors.ts';
import { withoutNull } from '../kit/http/validation.ts';
import { addProduct, changeProduct, listProducts, makeProductTable, readProduct, removeProduct } from './product-table.ts';

const tags = ['Products'];
const params = z.object({ id: serialId });
const change = partialBody(partialOf(productBody), z.looseObject({}));
const idOf = (request: FastifyRequest) => (request.params as z.infer<typeof params>).id;

/** The template's products. Like the demo pages they are shown on, they are the administrators' alone. */
export function productCalls(app: FastifyInstance): void {
  app.addHook('onReady', () => makeProductTable(app.pool));
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { signedIn: true } as const, onRequest: assertAdmin });

  app.route({
    ...at(productRoutes.list),
    schema: { tags, response: { 200: z.array(product) } },
    handler: (request) => listProducts(asked(app, request)),
  });

  app.route({
    ...at(productRoutes.read),
    schema: { tags, params, response: { 200: product } },
    handler: async (request) => (await readProduct(asked(app, request), idOf(request))) ?? missing(),
  });

  app.route({
    ...at(productRoutes.create),
    schema: { tags, body: productBody, response: { 201: product } },
    preValidation: async (request) => {
      request.body = withoutNull(request.body);
    },
    handler: async (request, reply) => {
      const made = await changing(app, request, async (inside) => {
        const after = await addProduct(inside, request.body as ProductBody);
        await audit(inside, request, 'add', null, after);
        return after;
      });
      return reply.code(201).send(made);
    },
  });

  app.route({
    ...at(productRoutes.update),
    schema: { tags, params, body: change.body, response: { 200: product } },
    validatorCompiler: change.validatorCompiler,
    handler: (request) =>
      changing(app, request, async (inside) => {
        const before = (await readProduct(inside, idOf(request), Prisma.sql`FOR UPDATE`)) ?? missing();
        const after = await changeProduct(inside, before.id, mergedBody(productBody, before, request.body as object));
        await audit(inside, request, 'edit', before, after);
        return after;
      }),
  });

  app.route({
    ...at(productRoutes.remove),
    schema: { tags, params, response: { 200: params } },
    handler: (request) =>
      changing(app, request, async (inside) => {
        const before = (await readProduct(inside, idOf(request), Prisma.sql`FOR UPDATE`)) ?? missing();
        await removeProduct(inside, before.id);
        await audit(inside, request, 'delete', before, null);
        return { id: before.id };
      }),
  });
}

/** Nobody has rights on its page; administrators have every page, so any will do. */
const asked = (app: FastifyInstance, request: FastifyRequest) => contextOf(app, request, '/admin/users');

const changing = <Result>(app: FastifyInstance, request: FastifyRequest, work: (inside: Context) => Promise<Result>) =>
  inTransaction(app, asked(app, request), null, (inside) => {
    // may have changed while the body was received
    if (inside.person.role !== 'admin') throw new ApiError('forbidden');
    return work(inside);
  });

async function assertAdmin(request: FastifyRequest): Promise<void> {
  if (request.person?.role !== 'admin') throw new ApiError('forbidden');
}

/** @throws ApiError always */
function missing(): never {
  throw new ApiError('not_found');
}

async function audit(
  ctx: Context,
  request: FastifyRequest,
  action: 'add' | 'edit' | 'delete',
  before: Product | null,
  after: Product | null,
): Promise<void> {
  const changes = changesBetween(before && entered(before), after && entered(after));
  const { id, title } = (after ?? before) as Product; // one of them is there
  if (Object.keys(changes).length > 0) await writeAudit(ctx, request.id, action, { entity: 'product', id, title }, changes);
}

/** The editable fields; the audit line has the identifier of its own. */
const entered = ({ id: _, api: __, ...filled }: Product) => filled;
