autocmd BufNewFile,BufRead *.scenario setfiletype coversheet
autocmd BufNewFile,BufRead *.apns setfiletype json
