// A way for the journeys to change what no screen can change yet, such as somebody's rights. Only one process can open the embedded
// database, and in it a thread of its own does: loaded before everything else (`--import`), this takes hold of the engine there, and
// runs the statements posted to a port.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isMainThread, workerData } from 'node:worker_threads';

if (!isMainThread && workerData?.dataDir) await openDatabaseDoor(Number(process.env.DATABASE_DOOR_PORT));

async function openDatabaseDoor(port) {
  const { PGlite } = await import('@electric-sql/pglite');
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
  // the database's own thread ends when it is closed
  door.unref();
}
