import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Ayuda: auditores',
  heading: 'Comprobar el registro',
  description:
    'Verificar el registro firmado, demostrar un evento, reproducir el pasado, exportar y comprobar recibos: comandos y salidas.',
  intro:
    'Cada acción es un evento de un registro firmado. Estos comandos lo comprueban, y Docket puede seguir en marcha.',
  sections: [
    {
      heading: 'Verificar todo el registro',
      text: 'Los eventos se vuelven a combinar en un árbol de hashes y se comparan con los puntos de control firmados. El código de salida es 0 si el registro está intacto, 1 si se ha cambiado y 2 si ninguna firma lo cubre.',
      blocks: [
        { label: 'Verificar' },
        { label: 'Un registro intacto' },
        { label: 'Con puntos de control guardados en otro lugar' },
      ],
    },
    {
      heading: 'Si se ha cambiado',
      paragraphs: [
        'El comando dice que el registro difiere de lo que se firmó e indica la primera posición modificada, borrada, reordenada, insertada o cortada, y el último evento hasta el que el registro todavía coincide.',
        'Quien tenga la clave podría firmar un registro reescrito. Los puntos de control enviados a otra máquina lo revelarían, así que pida que se envíen.',
      ],
    },
    {
      heading: 'Demostrar un evento',
      text: 'Una prueba contiene el evento, su camino en el árbol y el punto de control firmado. Se puede comprobar en cualquier lugar, sin Docket.',
      blocks: [
        { label: 'Escribir la prueba de un evento' },
        { label: 'Comprobarla' },
        { label: 'Demostrar que un registro posterior contiene el anterior' },
      ],
    },
    {
      heading: 'Comprobar un recibo',
      text: 'El recibo de un archivo está en la página de su enlace. Consiga la clave de verificación del operador de la instalación por otra vía. El verificador es un solo archivo, /verify-proof.mjs en cada instalación: compare su SHA-256 con el de la documentación del código fuente antes de usarlo.',
      blocks: [
        { label: 'Comprobar el recibo y el archivo' },
        { label: 'Parte de la salida' },
        { label: 'Con otro archivo' },
      ],
    },
    {
      heading: 'Reproducir el pasado',
      text: 'Lo que se mostraba en un momento o en una posición, calculado a partir del registro con el mismo código que las páginas en uso.',
      blocks: [
        { label: 'El estado en una posición' },
        { label: 'Parte de la salida' },
        { label: 'La página de un enlace en un momento' },
        { label: 'El panel, o un historial' },
      ],
    },
    {
      heading: 'Exportar',
      text: 'Cada línea es un evento con el hash que se firmó. Los nombres y el texto escrito están cifrados; --open muestra los de las personas cuyos datos no se han borrado.',
      blocks: [{ label: 'Como CSV' }, { label: 'Sus columnas' }, { label: 'Solo algunos tipos' }],
    },
    {
      heading: 'En pantalla',
      text: 'Los administradores pueden hacer lo mismo en la página de auditoría, sin línea de comandos.',
      items: [
        'La actividad por persona, acción, documento y fecha.',
        'El historial de un documento, desde que se sube hasta el fin de su enlace.',
        'El panel en cualquier momento anterior.',
        'Una comprobación del registro firmado, y su exportación.',
      ],
    },
  ],
};
