// Class names equal their keys: tests query roles and texts, so styles need no build.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, key) => (key === 'default' ? module.exports : (target[key] ?? key)) },
);
