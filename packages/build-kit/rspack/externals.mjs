/** Whether a library asks for an optional package that is not installed, such as a transport of Nest. */
const isMissing = (context, request, find) =>
  /[\\/]node_modules[\\/]/.test(context) &&
  find(context, request).then(
    () => false,
    () => true,
  );

/**
 * rspack's `externals`: leaves these packages in node_modules, and optional ones that are not installed.
 * @param {string[]} packages names
 */
export const externals = (packages) => {
  const isExternal = (request) => packages.some((name) => request === name || request.startsWith(`${name}/`));
  return async ({ context, request, dependencyType, getResolve }) => {
    if (!isExternal(request) && !(await isMissing(context, request, getResolve()))) return undefined;
    return `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`;
  };
};
