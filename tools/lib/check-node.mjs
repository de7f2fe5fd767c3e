// Imported first by every tool, so that an old Node shows a clear message instead of a syntax error in another module.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`ต้องใช้ Node.js 20.19 ขึ้นไป (เครื่องนี้คือ ${process.versions.node}) ดาวน์โหลดได้ที่ https://nodejs.org`);
  console.error(`Node.js 20.19 or newer is needed (this is ${process.versions.node}): https://nodejs.org`);
  process.exit(1);
}
if (major === 20)
  console.error('Node.js 20 has had no security fixes since April 2026: take 24 for anything but a trial (https://nodejs.org).');
