import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Reordenar y eliminar páginas de un PDF',
  tagline: 'Ponga todas las páginas sobre la mesa: arrástrelas, gírelas, quite algunas, deshaga.',
  description:
    'Organice las páginas de un PDF: arrastre, gire y elimine con ratón, dedo o teclado, y deshaga. Los enlaces siguen a sus páginas.',
  promises: ['Todas las páginas a la vista', 'Deshaga cualquier paso', 'Funciona con el teclado'],
  whatItIs: [
    'Pocas veces se escanea un documento en el orden correcto. Aquí ve todas las páginas como miniaturas y las mueve hasta que el orden sea el bueno; nada se envía antes de que usted lo diga.',
    'Los marcadores, los enlaces y los campos de formulario van con sus páginas. Lo que llevaba a una página que ha quitado se elimina, para que ningún marcador quede sin destino.',
  ],
  steps: [
    { name: 'Elija un PDF', text: 'Después pulse «Organizar páginas», debajo del archivo o entre las herramientas.' },
    {
      name: 'Mueva y gire',
      text: 'Arrastre las páginas, o selecciónelas y use «Adelantar», «Retrasar», «Girar a la izquierda» y «Girar a la derecha».',
    },
    {
      name: 'Quite',
      text: '«Eliminar» quita las páginas seleccionadas. «Deshacer» y «Rehacer» van hacia atrás y hacia delante.',
    },
    {
      name: 'Pulse «Guardar el nuevo orden»',
      text: 'El archivo nuevo se abre junto a su original, listo para descargar.',
    },
  ],
  reasons: [
    {
      title: 'Nada es definitivo hasta que lo es',
      text: 'Se organiza en su navegador, y cada movimiento se puede deshacer.',
    },
    { title: 'Sin tocar el ratón', text: 'Mayús y las flechas mueven una página, R la gira y Supr la elimina.' },
    {
      title: 'El resultado es la cuadrícula',
      text: 'La primera miniatura es la primera página. Una página que ahí está girada queda girada.',
    },
  ],
  features: [
    { title: 'Muchas a la vez', text: 'Seleccione varias páginas y muévalas o gírelas juntas.' },
    {
      title: 'Correcciones rápidas',
      text: 'Para un solo arreglo, marque páginas en el área de trabajo y pulse encima «Girar a la derecha» o «Eliminar páginas».',
    },
    {
      title: 'Documentos largos',
      text: 'Las páginas se dibujan a medida que llega a ellas, así que un libro se abre tan deprisa como una carta.',
    },
    {
      title: 'Los recortes se conservan',
      text: 'Una página recortada sigue recortada, y una girada se sigue girando desde donde estaba.',
    },
  ],
  useCases: [
    {
      group: 'Después de escanear',
      cases: ['Primero las impares, luego las pares', 'Reversos en blanco y páginas boca abajo'],
    },
    { group: 'Antes de enviar', cases: ['Sin el cálculo interno', 'Con el resumen al principio'] },
    { group: 'Para imprimir', cases: ['Los anexos en otro orden', 'Planos apaisados puestos en vertical'] },
  ],
  questions: [
    {
      question: '¿Puedo añadir páginas de otro archivo?',
      answer:
        'Elija los dos archivos. «Organizar páginas» muestra entonces las páginas de todos, y al combinarlos se obtiene un solo archivo.',
    },
    {
      question: '¿Las páginas eliminadas desaparecen de verdad?',
      answer:
        'No están en el archivo nuevo. Su original no cambia, y puede volver a partir de él en cualquier momento.',
    },
    {
      question: '¿Hay algún límite?',
      answer: `${limit.pages.toLocaleString('es')} páginas y ${limit.pdf} MB por archivo.`,
    },
    {
      question: '¿Puedo repetir una página?',
      answer:
        'Con una llamada a la API, sí: nombre una página dos veces y aparecerá dos veces. En pantalla, cada página es una sola miniatura.',
    },
  ],
};
