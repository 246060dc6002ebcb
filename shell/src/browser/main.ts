import '@dealership/ui-kit/styles.css';

// Federation provides shared modules asynchronously, so the entry file must not use them.
void import(/* webpackChunkName: "start" */ './start.js');
