// Words of an ordinary sale, which make an offer of a product that may not be sold.

/** The same form as the lists of a `Lexicon`. */
export const sales = `$|# off|% off|off|sale|on sale|bogo|b1g1|buy one|buy # get|# for #|# for $|2x1|3x2|2 x 1|#x#|half off|half price|discount|deal|deals|special|specials|promo|code|coupon|price|prices|in stock|back in stock|restock|restocked
|delivery|deliver|delivers|delivered|we deliver|drop off|ship|ships|shipped|shipping|free shipping|order|order now|shop|shop now|buy|available|menu|preorder|pre order|reserve|limit|while supplies last|doors open|grand opening|now open|loyalty|points|rewards
|dm|dms|dm me|inbox|hmu|hit me up|text me|txt|cash app|cashapp|zelle|venmo|cash only|each|ea|a pop|new drop|drop|just landed|landed|just in|new in|bundle|pack|case|wholesale|bulk|subscribe|save
|descuento|descuentos|oferta|ofertas|promocion|rebaja|rebajas|remate|precio|precios|a domicilio|domicilio|entrego|entrega|entregas|envio|envios|envio gratis|envio discreto|llego|llegaron|ya llego|ya llegaron|ya hay|ya tengo|traigo|vendo|vende|se vende|venta|en venta|aparta|aparte|apartalo|pide|pida|pidelo|compra|compre|disponible|surtido|mayoreo|gran apertura|regreso|cortesia|gratis|por mensaje|dlls|dolares|pesos|bara|la caja|caja|docena|paquete`;
