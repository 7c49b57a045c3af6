import { limit } from '../../../limit-values.js';
import { comparedRowsIn, dayIn, speedFiguresIn, speedRun } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const merge = 'Unir dos PDF, 200 páginas';
const firstTen = 'Diez páginas de 100';
const watermark = 'Marca de agua en dos páginas';

export const words: InfoWords = {
  title: 'Velocidad y rendimiento',
  heading: 'Velocidad y rendimiento',
  description:
    'Cuánto tiempo de procesador necesita cada herramienta de Docket, comparado con los programas habituales, y por qué.',
  intro:
    'Cuánto tarda cada herramienta, comparado con los programas que podría usar en su lugar. Una orden lo mide en su propia máquina.',
  sections: [
    {
      heading: 'Medido',
      text: `Segundos de un procesador de principio a fin: subida, cola, trabajo, registro y descarga. La miniatura se dibuja cuando una página la muestra por primera vez. Medido el ${dayIn('es', speedRun)} (${speedRun.machine}).`,
      figures: speedFiguresIn('es', [merge, firstTen, watermark]),
    },
    {
      heading: 'En comparación con programas de línea de órdenes',
      text: 'Segundos de un procesador, con los mismos archivos y en la misma medición. Los demás solo hacen el archivo; Docket además recibe la subida, aísla el trabajo y lleva el registro.',
      columns: ['Tarea', 'Docket, todo incluido', 'Otro programa'],
      rows: comparedRowsIn('es', [
        merge,
        'Unir los mismos',
        'Unir dos documentos escaneados, 28 MB',
        firstTen,
        'Dividir 100 páginas en diez partes',
        watermark,
      ]),
    },
    {
      heading: 'Por qué es rápido',
      cards: [
        {
          title: 'Nada se dibuja dos veces',
          text: 'Unir, dividir y poner una marca de agua copian los objetos de un PDF en vez de volver a dibujar sus páginas. Así se conservan también los enlaces y los formularios.',
        },
        {
          title: 'Los procesos están listos',
          text: 'El proceso de la siguiente conversión se inicia por adelantado, con sus motores cargados.',
        },
        {
          title: 'Lo corto va primero',
          text: 'Cuando el servidor está ocupado, las conversiones largas ceden el paso a las cortas, y una marca de agua no espera a un libro.',
          proof: { label: 'La medición se incluye con el programa.' },
        },
        {
          title: 'Nadie lo acapara',
          text: 'Si no tiene nada en marcha, usted es el siguiente, por mucho que hayan enviado otros.',
          proof: { label: 'Una prueba incluida en el programa lo demuestra.' },
        },
        {
          title: 'Nunca mayor que antes',
          text: 'La compresión compara su resultado con el archivo de usted y devuelve el menor.',
        },
        {
          title: 'Todos los núcleos',
          text: 'Ponga en WORKERS el número de núcleos, o ejecute tantos procesos de una función como quiera.',
          proof: { label: 'Cómo crece' },
        },
      ],
    },
    {
      heading: 'Datos técnicos',
      columns: ['Qué', 'Límite o tiempo habitual'],
      rows: [
        ['Dividir, marca de agua, compartir de forma segura', 'normalmente 2-3 segundos'],
        ['Convertir a PDF', 'normalmente 2-5 segundos'],
        ['Cliff Notes', 'normalmente 5-10 segundos'],
        ['Traducir', 'normalmente 10-20 segundos'],
        ['Herramientas de páginas, objetivo', 'menos de 5 segundos reales, en documentos de pocas páginas'],
        ['Tamaño de archivo', '25 MB, imágenes 15 MB'],
        ['Archivos a la vez', `hasta ${limit.files}`],
        ['Páginas por documento', `hasta ${limit.pages.toLocaleString('en')}`],
        ['Conversiones a la vez', '2, o tantas como permita WORKERS'],
        ['Tiempo de una herramienta de páginas', 'como máximo 60 segundos de procesador'],
      ],
    },
    {
      heading: 'Cómo leer estas cifras',
      paragraphs: [
        'El tiempo real depende de qué más esté haciendo la máquina. El de procesador, apenas; por eso es el que muestra esta página. La medición se incluye con el programa, así que ambos pueden medirse en su propia máquina.',
      ],
    },
  ],
};
