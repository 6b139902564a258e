/** Ends the program with a sentence on a Node that is too old. Plain old syntax, as it must run there. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number);
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) return;
  console.error(`Sala needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
