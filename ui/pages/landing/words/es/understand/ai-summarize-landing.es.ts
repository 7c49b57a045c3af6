import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Resumir un documento',
  tagline: 'Los puntos principales en una página, cada uno con el número de la página de la que procede.',
  description:
    'Resuma un PDF, una imagen o un texto en una página y en su propio idioma. Cada frase indica la página de la que procede.',
  promises: ['Una página, nunca más', 'Cada frase con su página', 'En el idioma del documento'],
  whatItIs: [
    'Cliff Notes lee un documento y escribe lo que dice, en una página y en su idioma. Detrás de cada frase figura la página de la que procede, para que pueda comprobarla en vez de creerla.',
    'Quién escribe depende de la instalación. Con un proveedor de IA lo hace un modelo; sin él, el resumen son frases del propio documento, elegidas de todas sus partes. Cada respuesta dice cuál de los dos fue.',
  ],
  steps: [
    {
      name: 'Elija un archivo',
      text: 'Un PDF, una imagen o un texto. Un escaneo pasa primero por el reconocimiento de texto.',
    },
    { name: 'Pulse «Resumir»', text: 'La herramienta se llama «Cliff Notes» y está en «Entender con IA».' },
    {
      name: 'Lea el resumen',
      text: 'Se abre sobre el área de trabajo, y cada frase indica la página de la que procede.',
    },
    {
      name: 'Compruebe lo importante',
      text: 'Vaya a la página que indica una frase. La página «Cliff Notes» hace el mismo resumen.',
    },
    {
      name: 'Llévese el resumen',
      text: 'Pulse «Descargar resumen» o «Copiar resumen»; en la página «Cliff Notes» es «Copiar al portapapeles».',
    },
  ],
  reasons: [
    { title: 'Hecho para comprobarse', text: 'Un resumen sin fuentes pide confianza. Este le da números de página.' },
    {
      title: 'Reconoce sus límites',
      text: 'Si un presupuesto solo alcanzó para una parte de un documento largo, el resumen lo dice.',
    },
    { title: 'Funciona sin IA', text: 'El extracto integrado no necesita clave y no envía nada a ningún sitio.' },
  ],
  features: [
    { title: 'Ninguna página que no exista', text: 'Un número de página que el documento no tiene no se deja pasar.' },
    {
      title: 'También documentos extensos',
      text: 'Se leen por partes, y los resúmenes de las partes se reúnen en una página.',
    },
    {
      title: 'Lo accesorio se queda fuera',
      text: 'Números de página, titulillos y notas al pie no se mezclan con las frases.',
    },
    {
      title: 'Se ignoran las órdenes de un documento',
      text: 'Un texto que le dice al modelo lo que tiene que hacer se trata como texto.',
    },
  ],
  useCases: [
    { group: 'Trabajo', cases: ['Un informe antes de la reunión', 'El acta de la reunión que se perdió'] },
    { group: 'Estudio', cases: ['Un artículo, para ver si merece la pena leerlo', 'Un capítulo, la noche antes'] },
    {
      group: 'Derecho y Administración',
      cases: ['Lo esencial de una carta larga', 'Lo que exige una normativa, con las páginas'],
    },
  ],
  questions: [
    {
      question: '¿Se envía mi documento a alguien?',
      answer:
        'Solo si quien administra este sitio ha configurado un proveedor de IA; entonces su texto va allí. La página de inicio dice quién responde, antes de que suba nada.',
    },
    {
      question: '¿Qué archivos admite?',
      answer: `Un PDF, una imagen o un texto cada vez: PDF y textos de hasta ${limit.pdf} MB. Las imágenes pueden ocupar ${limit.image} MB en el área de trabajo y ${limit.imageAlone} MB en la página «Cliff Notes».`,
    },
    {
      question: '¿Puedo fiarme?',
      answer: 'Úselo para decidir qué leer. Para todo lo que cuente, abra la página que indica la frase.',
    },
    {
      question: '¿Puedo elegir la extensión?',
      answer: 'No. Un resumen ocupa como máximo una página, y el de un texto corto es más breve.',
    },
  ],
};
