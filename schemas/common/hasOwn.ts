/** `Object.hasOwn` for the browsers of the floor, which are older than it. */
export function hasOwn(record: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(record, key);
}
