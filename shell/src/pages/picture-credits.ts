/**
 * The car models in the pictures; ATTRIBUTION.md lists the files. All are licensed under CC BY 4.0, repainted and
 * rendered.
 */
export const PICTURE_CREDITS = [
  {
    title: 'Car Concept',
    author: 'Eric Chadwick / Darmstadt Graphics Group GmbH (2024)',
    source: 'https://github.com/KhronosGroup/glTF-Sample-Assets/tree/main/Models/CarConcept',
  },
  {
    title: "Bokaroo '67 - Low poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/bokaroo-67-low-poly-model-22015d1863d6455aa31cfd738b972c50',
  },
  {
    title: "Phoenix 455 '71 - Low poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/phoenix-455-71-low-poly-model-955edc733c6d44fabc0ad7c246a15896',
  },
  {
    title: "JDM Sport '99 - Low Poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/jdm-sport-99-low-poly-model-6dd4ae19c454414d9eed2bc524515d78',
  },
  {
    title: "Lightbody Lifted '85 - Low poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/lightbody-lifted-85-low-poly-model-67beae18c3d24be68f9c8f0ec382d8e3',
  },
  {
    title: "Roadster '00 - Low poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/roadster-00-low-poly-model-82fd2008ce304df688ec4dfcd42d41ce',
  },
  {
    title: "Carter '98 - Low Poly Model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/carter-98-low-poly-model-3af773617c7f481da2ba5d307412ce35',
  },
  {
    title: "Trinity '03 - Low Poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/trinity-03-low-poly-model-32ac065960334899afc8ff6fbb2d79ee',
  },
  {
    title: "Tozzo '98 - Low poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/tozzo-98-low-poly-model-d43bb748da364af2b3f0a9348365f0fb',
  },
  {
    title: "Stinger '96 - Low Poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/stinger-96-low-poly-model-a9832fee5393460baf1675fade6f2f25',
  },
  {
    title: "Urban '10 - Low poly model",
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/urban-10-low-poly-model-2866efdfa943484391ef8313768e074d',
  },
  {
    title: 'Shvan 92 Traveller - Low poly model',
    author: 'Daniel Zhabotinsky',
    source: 'https://sketchfab.com/3d-models/shvan-92-traveller-low-poly-model-c5134fcf8d2944b4b8800ec46fa02e17',
  },
  {
    title: 'Arabic palmtree',
    author: 'rodrigo gelmi.com.br',
    source: 'https://sketchfab.com/3d-models/arabic-palmtree-d76f0654b92d4cf994b528555525219b',
  },
] as const;
