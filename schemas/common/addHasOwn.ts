/** Gives `Object.hasOwn` to browsers of before 2021, which lack it (LAY-19); the hash library calls it. */
const constructor: object = Object;

if (!('hasOwn' in constructor)) {
  Object.defineProperty(Object, 'hasOwn', {
    configurable: true,
    writable: true,
    value: (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key),
  });
}
