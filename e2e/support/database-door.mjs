import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';

/**
 * A way for the journeys to change what no screen can change yet, such as somebody's rights. Only one process can open the embedded
 * database, so it stands beside the server: it takes hold of the engine the server makes, and runs the statements posted to `port`.
 */
export function openDatabaseDoor(port) {
  let engine = null;
  const create = PGlite.create;
  PGlite.create = async (...options) => {
    engine = await create.apply(PGlite, options);
    return engine;
  };
  const door = createServer(async (request, response) => {
    try {
      const { sql, values } = JSON.parse(await text(request));
      const { rows } = await engine.query(sql, values);
      response.end(JSON.stringify(rows));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  door.listen(port, '127.0.0.1');
}
