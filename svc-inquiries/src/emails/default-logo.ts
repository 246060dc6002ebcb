/** Content id of the picture in an e-mail. */
export const LOGO_ID = 'mark';

/** The logo of `shell/src/layout/wordmark.tsx` at twice its size in e-mails, since mail clients do not show SVG. */
export const DEFAULT_LOGO_PNG = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAMFBMVEVMaXG1j021jk24jlG1j0y1j0y1jky1j021jky1j0y1j0y1j0y1jky1j0',
    'y1jky1j01UCqa/AAAAD3RSTlMAUhgJjyjYOezJ93hkpLWHZ3CbAAAACXBIWXMAAAsTAAALEwEAmpwYAAAEgUlEQVRYw8VYXWgUVxTe3ckmlcQQ',
    'FYo/D0lBbURKNiARBUUwaq3W9UVsleL/m7BprURQ/EPxQXBFfZUVah8KLaNtn0TIVkWhQQziQ/VlAyIVfJDIZjI7Mfl6596ZnftzMrsrQu/bnH',
    'vPvfece873nTOJxP8yUieG+/vvPuqqc/lnm/Pgw702t47lLRshjYMDtdYvz7Gdr98e3LFjcNFzdpLze/z672x4b6q7ph8zlX/j1p8EfuuQBckX',
    'sRpfAIczqsh6CDydaX1bHodN6QK4t+j16QL2UfJPUaFfZD5uZii5dQdnKPkKVLbPePR6Yp+3ijQl36IJ0+bZy9Rz24rqba8Y8ZZzlAu1jyqXyj',
    'm63UuxX/le/VPsdMIqaK57MqZeoFBRrVir71CaUr/78FL5zrrqAZbtZTQby0qM4by6YRLoUCXfKIJufXo2sE7fQt6zUNac9glwWhNlK9Ir4ao2',
    '2wO800SrEL1lt6dHUTOwV48o+2zkw0n94ZsMG9idqp5uwQEDOwADL/qqonbdR2zkXUOURBhfeypmtGfLpiw3HpowZk52UrLAiJThEDNaA9eJ+G',
    'lF0ZycPUKgCgR8NHtE7ic7iCy2xVVOTVFQQQFIaUI4ZKxe3ugUrsudrldhtSOcNFqvQjt3UxK36lVo5SHRhBkAb8ng0S49wvyInOWSy4+/Zowl',
    'kQsf9mU/uSoUnIZM526QxQXfPz3EM6S/inhRJqCSn4anJs1Xy7KFv2z5a3ibT8CvoomhCRPjBPbC3STM/JIZ8kf0cu99hQl9/RrGtvcj/oEzoC',
    'gM6QrpHNz7MmOhHAYWv352XFM4pvImYywcCnPTD6asBkBtNn7VGcsLgqGHUhiCoz19q43pLumEcS1eTHr6FrgQKShGf/6ggKkM8S5esWq05FYe',
    'PyCyuSWPsegdwofr/YeHQpkKxWXg8MsVwtBYLOqwS2R2MBa/HF4/CD5WKbH42frDDLmzit+JB58I7xVsvdP/9RYjmVIPnt3juTMdhjdPoBZWuZ',
    '370VfS8ChdCuK14KMXTyCeon+z0mplnrB5oS/zfTrElokU5SCQx8XMLjaje5WxKdi5zDmdjB0ECHCYYYWAlcPFrpVv/clo7IJzz1oAbyDR52QC',
    'mOFAtrjI1P0CpBWu/NAlvwCwSmxP6wgDsooMlc34WSyRzE7ZTob7dFyGygCM9wga7MFI75xgzG0TF0xiUgbjAO47xdbNuJoLAcPbLdjaEr5LBX',
    'AfEMoTQZLtOBRBzJ+4IShySiaUgLK6+XXZ8eujE3baI5KZIWUFpJg6Ir52JiIb2IcI7+0yKZK0S40q7VLEToyI2InSgRpR6ZAoletRiIoTovyh',
    'GEAqf8wCi8y5YkwJR92oElckUj46G1eGmkMtQ41C12we1ULXLKUTRjE/Gl+s6wfoxbpZ79ea1hsO7dHyRsOhtzQ6rV6p1TRpDRjRNDXcljXe+D',
    'HXNdhaNty8ku1xKq49Fg34PFnQ+6JGy95oiy9+InjX77KfCN8PP7dr/0TQf1NcG0h89B8hH/Cr5SOP/wBcSZjxga+UmgAAAABJRU5ErkJggg==',
  ].join(''),
  'base64',
);
