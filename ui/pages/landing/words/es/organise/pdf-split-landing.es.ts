import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Dividir un PDF',
  tagline:
    'Separe un PDF largo en las partes que necesita: por intervalos, página a página o cada cierto número de páginas.',
  description:
    'Divida un PDF por intervalos, en páginas sueltas o cada N páginas. Cada parte conserva marcadores, enlaces y campos de formulario.',
  promises: ['Intervalos, páginas o partes iguales', 'Las partes conservan sus marcadores', 'Varias partes en un ZIP'],
  whatItIs: [
    'Dividir es escribir partes de un PDF en archivos propios. Usted indica las partes como intervalos, pide cada página por separado o hace cortar el documento cada cierto número de páginas.',
    'Cada parte es un PDF completo: conserva los marcadores que llevan a sus páginas, los enlaces internos y los campos de formulario. Su original queda como está.',
  ],
  steps: [
    { name: 'Elija un PDF', text: 'Todas sus páginas aparecen en el centro del área de trabajo.' },
    {
      name: 'Diga por dónde cortar',
      text: 'Marque páginas en la cuadrícula y «Dividir por páginas» pasará arriba con sus números ya puestos. O abra sus opciones y escriba en «Intervalos de páginas», por ejemplo, 1-3, 7, 9-12.',
    },
    {
      name: 'O elija otra forma',
      text: 'En «Dividir» están también «Un archivo por página» y «Un archivo por cada N páginas», con «Páginas por archivo».',
    },
    {
      name: 'Pulse «Dividir PDF»',
      text: 'Una parte es un PDF; varias forman un ZIP cuyos archivos llevan el nombre de sus páginas.',
    },
  ],
  reasons: [
    {
      title: 'Señale en vez de contar',
      text: 'Ve las páginas mientras elige, así que no necesita saber dónde empieza el capítulo cuatro.',
    },
    {
      title: 'Nada de documentos a medias',
      text: 'Una parte conserva lo que le pertenece, y un enlace que salía de ella no lleva a ninguna parte.',
    },
    { title: 'Un número erróneo no pasa', text: 'Una página que no existe se rechaza, y se indica cuántas hay.' },
  ],
  features: [
    {
      title: 'Intervalos en cualquier orden',
      text: 'Las partes pueden solaparse, repetirse y seguir el orden en que usted las escriba.',
    },
    {
      title: 'Los marcadores encuentran su parte',
      text: 'Cada parte recibe el fragmento del esquema que lleva a sus páginas.',
    },
    {
      title: 'PDF con contraseña',
      text: 'Un archivo protegido la pide, y las partes quedan protegidas de la misma forma.',
    },
    {
      title: 'Los adjuntos no se dispersan',
      text: 'Los archivos adjuntos no pertenecen a ninguna página. Se omiten, y una nota los cuenta.',
    },
  ],
  useCases: [
    {
      group: 'Oficina',
      cases: ['Un archivo por factura a partir de un escaneo largo', 'La página firmada de un contrato, aparte'],
    },
    { group: 'Estudio', cases: ['Un capítulo para esta noche', 'Los ejercicios sin las soluciones'] },
    {
      group: 'Archivo',
      cases: ['Extractos bancarios, mes a mes', 'Un escaneo en bloque, separado otra vez en cartas'],
    },
  ],
  questions: [
    {
      question: '¿Cómo llevo unas pocas páginas a un archivo nuevo?',
      answer:
        'Un intervalo se convierte en un archivo. Para reunir páginas de distintos lugares en uno solo, use «Organizar páginas» y deje fuera el resto.',
    },
    {
      question: '¿Qué extensión puede tener el documento?',
      answer: `Hasta ${limit.pages.toLocaleString('es')} páginas y ${limit.pdf} MB. Todas las partes juntas pueden ocupar ${limit.result} MB.`,
    },
    {
      question: '¿Puedo dividir muchos PDF de la misma forma?',
      answer: 'Sí. Elíjalos juntos: cada uno se corta con la misma regla, y descarga todos los resultados de una vez.',
    },
    {
      question: '¿Por qué faltan mis archivos adjuntos?',
      answer:
        'Pertenecen al documento y no a una página, así que ninguna parte puede reclamarlos. Una nota dice cuántos había; siguen en su original.',
    },
  ],
};
