import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Convertir PDF a PowerPoint',
  tagline: 'Una diapositiva por cada página, con texto en el que puede hacer clic en lugar de una imagen de él.',
  description:
    'Convierta un PDF a PowerPoint: una diapositiva por página, con la forma de la página con texto editable, tablas e imágenes.',
  promises: ['Una diapositiva por página', 'Texto editable', 'Con la forma de la página'],
  whatItIs: [
    'A menudo, de unas diapositivas solo queda el PDF. La exportación hace con él un archivo .pptx, con una diapositiva por cada página, igual de ancha y de alta que ella.',
    'El texto es texto: puede corregirlo, cambiarle el estilo y copiarlo. Las imágenes y las tablas están donde están impresas.',
  ],
  steps: [
    {
      name: 'Elija un PDF',
      text: 'En el área de trabajo pulse «Exportar»; el archivo pasa a la página de exportación.',
    },
    { name: 'Elija PowerPoint', text: 'En «Formato», PowerPoint promete una diapositiva por cada página.' },
    { name: 'Pulse «Exportar a PowerPoint»', text: 'Ve hasta dónde ha llegado y puede cancelar.' },
    { name: 'Abra las diapositivas', text: 'El archivo .pptx se descarga con el nombre de su archivo.' },
  ],
  reasons: [
    { title: 'Nada de capturas de pantalla', text: 'Recibe palabras y tablas, no fotos de diapositivas.' },
    {
      title: 'La forma correcta',
      text: 'Las diapositivas anchas siguen anchas, y una página vertical es una diapositiva vertical.',
    },
    {
      title: 'Al menos, un comienzo',
      text: 'Volver a escribir una presentación lleva una tarde. Retocar esta lleva menos.',
    },
  ],
  features: [
    { title: 'El texto, donde estaba', text: 'Cada texto es un cuadro en su lugar, con un tamaño que encaja.' },
    { title: 'Tablas', text: 'Las tablas llegan como tablas de PowerPoint.' },
    { title: 'Escaneos', text: 'Las páginas sin texto se leen primero; una nota dice cuáles.' },
    {
      title: 'También textos',
      text: 'Un archivo de texto se compone primero en páginas, y estas pasan a ser diapositivas.',
    },
  ],
  useCases: [
    {
      group: 'Presentar',
      cases: ['Una charla cuyas diapositivas solo existen en PDF', 'Las figuras de un informe para el consejo'],
    },
    {
      group: 'Enseñar',
      cases: ['El material del año pasado en diapositivas', 'Páginas de unos apuntes para seguir trabajando'],
    },
    {
      group: 'Marketing',
      cases: ['Un folleto como presentación comercial', 'Diapositivas de un socio con su propio diseño'],
    },
  ],
  questions: [
    { question: '¿Vuelven las animaciones y las notas?', answer: 'No. Un PDF no las contiene.' },
    {
      question: '¿Obtengo mi plantilla y mis patrones de diapositivas?',
      answer: 'No. Las diapositivas tienen el aspecto de las páginas; aplique su plantilla en PowerPoint.',
    },
    {
      question: '¿Qué tamaño puede tener el archivo?',
      answer: `Hasta ${limit.pdf} MB y ${limit.pages.toLocaleString('es')} páginas.`,
    },
    {
      question: '¿Puedo exportar un archivo de Word o Excel?',
      answer: 'Sí. Primero se compone en páginas, y cada página pasa a ser una diapositiva.',
    },
  ],
};
