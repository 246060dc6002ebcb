import '@dealership/ui-kit/styles.css';

// Federation hands out shared modules asynchronously: nothing that uses them may stand in the first file.
void import(/* webpackChunkName: "start" */ './start.js');
