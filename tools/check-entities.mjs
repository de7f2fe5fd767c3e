#!/usr/bin/env node
// Part of `npm run check`, before the compiler: lists missing parts of entities, in the order of docs/add-an-entity.md.
import './lib/check-node.mjs';
import { missingPieces } from './lib/missing-pieces.mjs';
import { root } from './lib/paths.mjs';

const missing = missingPieces(root);
for (const piece of missing) console.error(piece);
if (missing.length > 0) process.exit(1);
