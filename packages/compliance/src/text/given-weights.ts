// Written by `npm run train:sender`: what each sign says about a name of a text with a given brand, in hundredths.

export const packedGivenWeights = `
behind label core=-13;behind label full=-30;behind label other=-22;behind label worded=-13;behind label=-37
capital all=52;capital no text=36;capital none=-102;capital some=-40;form address kind none capital none=40
form address kind none=40;form address left none=40;form address right none=29;form address=40
form core kind ordinary capital no text=24;form core kind ordinary capital none=-33
form core kind particular capital all=33;form core kind particular capital no text=17
form core kind particular capital none=-54;form core kind particular capital some=-15;form core kind particular=10
form core kind person capital all=-10;form core kind person=-10;form core left none=-10;form core left other=18
form core of 2=-14;form core place comma word=33;form core place comma=49;form core place first colon=62
form core place first=-9;form core place inside comma=22;form core place inside end=28
form core place inside sentence=-29;form core place inside word=-44;form core place inside=-18
form core place sentence comma=43;form core place sentence end=35;form core place sentence word=50
form core place sentence=65;form core right generic=-8;form core right other trade=-43;form core right other=-12
form full kind ordinary capital all=28;form full kind ordinary capital none=-25
form full kind particular capital all=14;form full kind particular capital no text=57
form full kind particular capital none=-31;form full kind particular capital some=-14
form full kind person capital all=55;form full kind person=46;form full of 2=14;form full place colon word=-10
form full place colon=-37;form full place comma end=27;form full place first colon=21;form full place inside comma=-25
form full place inside sentence=18;form full place sentence end=42;form full place sentence=-13
form full right none=-18;form full right other=13;form handle kind none capital all=20
form handle kind none capital no text=27;form handle kind none capital none=29;form handle kind none=42
form handle left none=42;form handle of 2=23;form handle of 3=51;form handle place at-sign sentence=22
form handle place at-sign word=14;form handle place at-sign=36;form handle right none=42;form handle=42
form initials kind none capital all=44;form initials kind none capital some=20;form initials kind none=46
form initials left none=44;form initials of 3=41;form initials place first colon=8;form initials place first word=58
form initials place first=39;form initials place sentence=29;form initials right none=27
form initials-word kind none capital all=25;form initials-word kind none=25;form initials-word left none=25
form initials-word of 3=25;form initials-word right none=23;form initials-word=25;form initials=46
form joined kind none capital all=12;form joined kind none capital none=43;form joined kind none=45
form joined left none=45;form joined of 2=32;form joined place inside sentence=27;form joined place inside=42
form joined right none=45;form joined=45;form lead kind ordinary capital all=44
form lead kind ordinary capital none=-81;form lead kind ordinary=12;form lead kind particular capital all=28
form lead kind particular capital none=-41;form lead kind particular=18;form lead kind person capital all=-30
form lead kind person=-34;form lead left none=-8;form lead place comma=25;form lead place first colon=43
form lead place first word=-12;form lead place inside comma=49;form lead place inside sentence=-13
form lead place inside word=-14;form lead place inside=-12;form lead place sentence end=33
form lead place sentence word=-17;form lead place sentence=8;form lead right other=14;form lead=-9
form other kind number capital all=-37;form other kind number=-51;form other kind ordinary capital all=-20
form other kind ordinary capital none=-30;form other kind ordinary=-41;form other kind particular capital all=35
form other kind particular capital none=-67;form other kind particular=12;form other kind person capital all=22
form other kind person=18;form other left none=-12;form other left other=19;form other left own=-33;form other of 2=-42
form other place first word=-19;form other place first=-21;form other place inside end=-10
form other place inside sentence=-11;form other place inside word=39;form other place sentence end=32
form other place sentence word=-11;form other place sentence=21;form other=-13;form worded kind none capital no text=48
form worded kind none capital none=-26;form worded kind none=-9;form worded of 1=-17;form worded of 3=14
form worded place colon end=41;form worded place colon=41;form worded place first colon=37
form worded place first word=45;form worded place first=56;form worded place inside word=51
form worded place sentence end=14;form worded place sentence=-21;form worded=-9;kind generic=-25
kind none count 0 capital all=32;kind none count 0 capital no text=44;kind none count 0 capital none=15
kind none count 0 capital some=53;kind none next colon capital all=16;kind none next end capital all=16
kind none next end capital no text=31;kind none next end capital none=37;kind none next sentence capital all=35
kind none next sentence capital none=31;kind none next word capital all=61;kind none next word capital no text=24
kind none place at-sign capital no text=21;kind none place at-sign capital none=28
kind none place colon capital none=35;kind none place first capital all=51;kind none place inside capital all=17
kind none place inside capital no text=41;kind none place inside capital none=17;kind none=47
kind number count 1 capital all=-49;kind number next word capital all=19;kind number place inside capital all=-12
kind number=-30;kind ordinary count 1 capital all=14;kind ordinary count 1 capital none=-67
kind ordinary count 2 capital all=46;kind ordinary count 2 capital none=-21;kind ordinary next colon capital all=67
kind ordinary next comma capital all=-11;kind ordinary next end capital all=27
kind ordinary next sentence capital all=23;kind ordinary next sentence capital none=-18
kind ordinary next word capital all=11;kind ordinary next word capital no text=38
kind ordinary next word capital none=-85;kind ordinary place first capital all=12
kind ordinary place inside capital all=27;kind ordinary place inside capital no text=-17
kind ordinary place inside capital none=-71;kind ordinary place sentence capital all=25;kind ordinary=-15
kind particular count 1 capital all=17;kind particular count 1 capital none=-76;kind particular count 2 capital all=37
kind particular count 2 capital no text=90;kind particular count 2 capital none=-40
kind particular count 3 capital all=48;kind particular count 3 capital some=-17
kind particular next city capital all=48;kind particular next colon capital all=21
kind particular next comma capital all=30;kind particular next comma capital none=-38
kind particular next end capital all=37;kind particular next number capital all=31
kind particular next sentence capital all=20;kind particular next word capital all=15
kind particular next word capital no text=40;kind particular next word capital none=-96
kind particular place colon capital all=48;kind particular place comma capital all=61
kind particular place dash capital all=26;kind particular place first capital all=26
kind particular place inside capital all=28;kind particular place inside capital no text=21
kind particular place inside capital none=-105;kind particular place inside capital some=53
kind particular place line capital all=32;kind particular place sentence capital no text=41;kind particular=9
kind person count 1 capital all=14;kind person count 1 capital none=-43;kind person count 2 capital all=-9
kind person next end capital all=24;kind person next word capital all=24;kind person place first capital all=-13
kind person place inside capital all=28;kind person place inside capital none=-24
kind person place sentence capital all=10;kind person=10;kind place count 1 capital all=-17
kind place next word capital all=-48;kind place=-16;left none=11;left own=-28;m a city=60;m a colon=-8;m a comma=-11
m a dash=52;m a end=45;m a number=-19;m a opt-out=-8;m a other=40;m a phone=63;m a picture=66;m a word=-12
m after are inside=30;m after are=30;m after by inside=-14;m after by=-14;m after en inside=-35;m after en=-24
m after has=16;m after here first=50;m after here=50;m after in inside=-30;m after in=-30;m after is first=-37
m after is inside=23;m after is=-25;m after le first=28;m after le inside=46;m after le=54;m after office=42
m after on=34;m after order=46;m after to inside=19;m after to=10;m after will sentence=40;m after will=51
m after y inside=-21;m after y=-33;m and=39;m ao colon ordinary all=-21;m ao colon ordinary none=28
m ao colon ordinary some=-11;m ao comma ordinary some=-29;m ao end ordinary all=34;m ao end ordinary none=32
m ao end ordinary some=31;m ao number ordinary none=-9;m ao other ordinary none=12;m ao phone ordinary none=63
m ao sentence ordinary all=10;m ao word ordinary all=-15;m ao word ordinary none=-11;m ao word ordinary some=17
m as colon surety 0=50;m as colon surety 2=-12;m as colon surety 3=20;m as comma surety 0=-33;m as comma surety 2=-15
m as comma surety 3=68;m as dash surety 3=45;m as end surety 1=74;m as end surety 2=29;m as end surety 3=26
m as number surety 1=-20;m as other surety 1=43;m as sentence surety 0=-37;m as sentence surety 1=13
m as sentence surety 2=42;m as sentence surety 3=32;m as word surety 0=-16;m as word surety 1=-9;m as word surety 3=9
m b at-sign=42;m b bracket=34;m b comma=28;m b dash=25;m b greeted=38;m b inside=-14;m b line=40;m ba at-sign end=22
m ba at-sign sentence=31;m ba colon end=43;m ba colon word=40;m ba comma end=37;m ba dash end=29;m ba first colon=38
m ba first comma=-37;m ba first dash=37;m ba first sentence=10;m ba first word=-9;m ba inside colon=-20
m ba inside comma=11;m ba inside end=9;m ba inside number=-22;m ba inside sentence=-10;m ba inside word=-15
m ba line end=28;m ba sentence city=56;m ba sentence comma=64;m ba sentence end=44
m bao at-sign end ordinary none words 1=15;m bao at-sign sentence ordinary none words 1=22
m bao at-sign word ordinary none words 1=14;m bao colon word ordinary none words 1=24
m bao comma end ordinary none words 2=27;m bao comma word ordinary none words 1=-11
m bao dash end ordinary none words 1=20;m bao first colon ordinary none words 1=47
m bao first colon ordinary none words 2=65;m bao first colon ordinary none words 3=37
m bao first colon ordinary some words 3=53;m bao first word ordinary none words 1=-9
m bao first word ordinary none words 3=52;m bao first word ordinary some words 2=32
m bao first word ordinary some words 3=38;m bao inside colon ordinary none words 1=21
m bao inside colon ordinary none words 2=61;m bao inside comma ordinary all words 1=-39
m bao inside comma ordinary none words 2=53;m bao inside comma ordinary some words 2=-14
m bao inside end ordinary none words 2=8;m bao inside number ordinary none words 1=-17
m bao inside sentence ordinary none words 1=-23;m bao inside sentence ordinary none words 2=24
m bao inside sentence ordinary some words 2=-12;m bao inside word ordinary all words 1=-27
m bao inside word ordinary none words 2=-14;m bao inside word ordinary none words 3=9
m bao sentence comma ordinary none words 1=46;m bao sentence end ordinary none words 1=32
m bao sentence end ordinary none words 2=23;m bao sentence end ordinary some words 2=27
m bao sentence word ordinary all words 2=40;m bao sentence word ordinary none words 1=-10
m bao sentence word ordinary none words 2=22;m bao sentence word ordinary some words 2=16;m bas at-sign end surety 1=15
m bas at-sign sentence surety 1=31;m bas at-sign word surety 1=14;m bas colon end surety 1=26
m bas colon word surety 1=25;m bas comma end surety 3=30;m bas comma word surety 1=12;m bas dash end surety 1=20
m bas first colon surety 1=53;m bas first colon surety 3=76;m bas first dash surety 3=37;m bas first word surety 0=26
m bas first word surety 1=-24;m bas first word surety 2=57;m bas inside comma surety 3=58;m bas inside end surety 0=-15
m bas inside end surety 1=61;m bas inside end surety 2=12;m bas inside end surety 3=9;m bas inside number surety 1=-23
m bas inside sentence surety 0=-32;m bas inside sentence surety 2=39;m bas inside sentence surety 3=19
m bas inside word surety 0=-20;m bas inside word surety 2=-20;m bas inside word surety 3=20
m bas sentence comma surety 1=55;m bas sentence end surety 0=54;m bas sentence end surety 1=24
m bas sentence end surety 2=31;m bas sentence end surety 3=18;m bas sentence word surety 2=27;m before a surety 1=-10
m before a=-56;m before and=-20;m before at surety 0=50;m before at surety 1=51;m before at surety 3=48;m before at=64
m before con=-23;m before de surety 0=29;m before de surety 1=-8;m before de surety 2=68;m before de surety 3=-13
m before de=29;m before el surety 1=37;m before el=45;m before en surety 3=47;m before en=66;m before from surety 1=12
m before from=39;m before is surety 1=30;m before is=32;m before it surety 1=9;m before it=20;m before la surety 1=9
m before la surety 2=14;m before la surety 3=50;m before of surety 1=-49;m before of=-50;m before the surety 1=9
m before the surety 3=35;m before the=11;m before to=23;m before with surety 3=17;m before your surety 1=44
m before your=45;m bo at-sign ordinary none=39;m bo colon ordinary none=28;m bo colon ordinary some=-16
m bo comma ordinary none=12;m bo dash ordinary none=21;m bo first ordinary some=64;m bo inside ordinary all=-10
m bo inside ordinary some=-18;m bo line ordinary none=30;m bo sentence ordinary all=13;m bo sentence ordinary some=20
m bs at-sign surety 1=45;m bs bracket surety 3=34;m bs colon surety 1=13;m bs comma surety 1=13;m bs comma surety 2=34
m bs comma surety 3=13;m bs dash surety 1=15;m bs first surety 2=30;m bs first surety 3=27;m bs inside surety 0=-27
m bs inside surety 2=-9;m bs line surety 3=46;m bs sentence surety 3=17;m capitals=15;m elsewhere surety 1=-18
m elsewhere surety 2=13;m elsewhere=-22;m event last=18;m first name=16;m in last sentence=70;m inner capital=33
m kind first=-23;m kind last=25;m loose surety 1=-12;m loose surety 3=-28;m loose=-16;m meant false=-67;m meant true=11
m no name all=-73;m no name last=-41;m no rival=19;m not worded=-60;m number first=-43;m ordinary none=15;m owner=16
m person last=16;m place last=-25;m places all=-18;m presenting surety 1=30;m presenting surety 2=20
m presenting surety 3=52;m presenting=47;m rival 0 to core=-14;m rival 0 to first=-47;m rival 0 to full=-15
m rival 0 to inside=20;m rival 0 to sentence=56;m rival 1 to first=44;m rival 1 to full=37;m rival 1 to initials=16
m rival 1 to lead=17;m rival 1 to sentence=25;m rival 1 to worded=-11;m rival 10 to at-sign=24;m rival 10 to first=46
m rival 10 to handle=21;m rival 10 to inside=-46;m rival 10 to lead=12;m rival 10 to other=23;m rival 11 to at-sign=34
m rival 11 to colon=-13;m rival 11 to core=-54;m rival 11 to first=29;m rival 11 to full=24;m rival 11 to handle=29
m rival 11 to inside=-37;m rival 11 to lead=-10;m rival 11 to other=8;m rival 2 to core=-19;m rival 2 to first=-48
m rival 2 to full=-31;m rival 2 to initials=32;m rival 2 to inside=-9;m rival 2 to lead=21;m rival 2 to other=-11
m rival 2 to sentence=46;m rival 3 to comma=37;m rival 3 to core=45;m rival 3 to first=-25;m rival 3 to full=-21
m rival 3 to inside=30;m rival 3 to lead=-23;m rival 3 to other=-14;m rival 3 to sentence=-23;m rival 3 to worded=38
m rival 4 to comma=-21;m rival 4 to core=27;m rival 4 to first=34;m rival 4 to inside=15;m rival 4 to lead=46
m rival 4 to other=-17;m rival 4 to sentence=-12;m rival 4 to worded=-12;m rival 5 to core=-21;m rival 5 to full=17
m rival 5 to initials=24;m rival 5 to inside=-14;m rival 5 to lead=56;m rival 5 to sentence=58;m rival 6 to core=53
m rival 6 to first=57;m rival 6 to full=-15;m rival 6 to inside=14;m rival 6 to lead=49;m rival 6 to other=25
m rival 6 to worded=44;m rival 7 to first=29;m rival 7 to full=-15;m rival 7 to inside=-19;m rival 7 to other=16
m rival 7 to sentence=61;m rival 8 to first=31;m rival 8 to full=23;m rival 8 to lead=-15;m rival 8 to other=40
m rival 8 to sentence=23;m rival 9 to core=13;m rival 9 to first=30;m rival 9 to full=-9;m rival 9 to inside=-38
m rival 9 to other=-13;m rival before 0=30;m rival before 10=-20;m rival before 11=-23;m rival before 1=28
m rival before 2=-18;m rival before 3=15;m rival before 4=15;m rival before 5=14;m rival before 6=-8
m rival before 8=-11;m rival before 9=-40;m rival behind 0=-24;m rival behind 10=38;m rival behind 11=26
m rival behind 1=12;m rival behind 2=-28;m rival behind 3=-27;m rival behind 6=66;m rival behind 8=65
m rival behind 9=35;m rival colon word to first=53;m rival first colon to first=24;m rival first colon to inside=-41
m rival first word to colon=-9;m rival first word to first=16;m rival greeted word to inside=-31
m rival inside comma to first=-21;m rival inside comma to inside=-34;m rival inside comma to sentence=10
m rival inside end to first=-23;m rival inside end to inside=17;m rival inside other to inside=32
m rival inside sentence to inside=-10;m rival inside sentence to sentence=68;m rival inside word to at-sign=22
m rival inside word to first=-11;m rival inside word to inside=-12;m rival inside word to sentence=-21
m rival sentence end to inside=24;m rival sentence end to sentence=-21;m rival sentence word to first=-23
m rival sentence word to sentence=57;m service=37;m short capitals=14;m so surety 0 ordinary all=-13
m so surety 0 ordinary none=-34;m so surety 1 ordinary all=18;m so surety 1 ordinary some=16
m so surety 2 ordinary all=-12;m so surety 2 ordinary none=46;m so surety 3 ordinary none=32;m speaker surety 1=30
m speaker surety 3=46;m speaker=30;m surety 0=-34;m surety 1=12;m surety 3=29;m third party=-15;m tied surety 1=19
m tied surety 3=26;m tied=38;m title=35;m topic first=19;m worded other=-16;m worded=30;m words 1=-12;m words 2=23
m words 3=14;m words 4=56;m=9;misspelled particular=11;o a bracket=-42;o a city=21;o a colon=21;o a comma=-20
o a dash=-16;o a end=-71;o a number=-35;o a opt-out=-46;o a other=-39;o a picture=-18;o a sentence=-38;o a word=-29
o above -1=71;o above -2=49;o above -3=33;o above -4=15;o above -6=-15;o above 0=70;o above 1=68;o above 2=68
o above 3=63;o above 4=48;o above 6=45;o above 9=46;o after and inside=-70;o after and=-48;o after are first=-36
o after are inside=-42;o after are sentence=-29;o after are=-69;o after at first=-37;o after at inside=-30
o after at sentence=-25;o after at=-45;o after de first=-18;o after de=-29;o after en sentence=-25;o after en=-36
o after family=-19;o after for first=-29;o after for sentence=-24;o after from=-56;o after has sentence=14
o after here inside=17;o after here=18;o after in inside=-35;o after in sentence=-25;o after in=-50
o after is colon=-26;o after is first=12;o after is sentence=-48;o after is=10;o after los=-33;o after on inside=-34
o after on sentence=-38;o after on=-52;o after or inside=-41;o after or sentence=-24;o after or=-34
o after to inside=-13;o after to sentence=-14;o after to=-26;o after was=19;o after will first=-12;o after will=-11
o after with=-20;o after y inside=-44;o after y sentence=-14;o after y=-51;o after ya inside=-25;o after ya=-20
o alike none=-37;o alike strong=-38;o alike=-33;o at-sign facing none=22;o b at-sign=9;o b bracket=-34;o b colon=-56
o b comma=-36;o b dash=-65;o b first=12;o b greeted=-66;o b inside=-27;o b line=-17;o b sentence=-32
o ba at-sign end=11;o ba bracket bracket=-33;o ba colon comma=-38;o ba colon end=-30;o ba colon sentence=-36
o ba colon word=-61;o ba comma end=-31;o ba comma word=-48;o ba dash comma=-33;o ba dash sentence=-33
o ba dash word=-33;o ba first colon=19;o ba first dash=-23;o ba first other=-26;o ba greeted word=-22
o ba inside city=19;o ba inside comma=-8;o ba inside end=-50;o ba inside opt-out=-32;o ba inside other=-49
o ba inside sentence=-27;o ba sentence comma=13;o ba sentence end=-27;o ba sentence number=-34;o ba sentence other=-15
o ba sentence sentence=-58;o ba sentence word=-32;o bas colon comma surety 1=-28;o bas colon comma surety 2=-17
o bas colon comma surety 3=-30;o bas colon end surety 1=-16;o bas colon sentence surety 1=-41
o bas colon word surety 0=-18;o bas colon word surety 1=-44;o bas colon word surety 3=-26
o bas comma sentence surety 1=-25;o bas comma word surety 1=-52;o bas dash sentence surety 1=-14
o bas dash word surety 1=-23;o bas first colon surety 3=30;o bas first other surety 1=-49
o bas first sentence surety 1=9;o bas first word surety 0=-21;o bas first word surety 1=-39
o bas first word surety 2=46;o bas greeted word surety 1=-14;o bas inside colon surety 0=-38
o bas inside colon surety 1=17;o bas inside colon surety 3=-15;o bas inside comma surety 0=-46
o bas inside comma surety 1=-55;o bas inside comma surety 2=-69;o bas inside comma surety 3=29
o bas inside end surety 0=-38;o bas inside end surety 1=-52;o bas inside end surety 2=-13;o bas inside end surety 3=-20
o bas inside opt-out surety 1=-24;o bas inside other surety 1=-27;o bas inside sentence surety 0=-51
o bas inside sentence surety 1=-43;o bas inside sentence surety 2=-70;o bas inside sentence surety 3=21
o bas inside word surety 0=-28;o bas inside word surety 1=-18;o bas inside word surety 2=-9
o bas inside word surety 3=11;o bas sentence city surety 0=15;o bas sentence colon surety 1=-60
o bas sentence comma surety 1=-72;o bas sentence comma surety 2=41;o bas sentence comma surety 3=-21
o bas sentence end surety 0=-51;o bas sentence end surety 1=-22;o bas sentence end surety 3=-21
o bas sentence number surety 1=-34;o bas sentence other surety 1=-15;o bas sentence sentence surety 1=-51
o bas sentence sentence surety 2=-34;o bas sentence word surety 0=-40;o bas sentence word surety 1=-96
o bas sentence word surety 2=-19;o bas sentence word surety 3=39;o before a surety 1=-16;o before and surety 1=-31
o before and=-31;o before at surety 1=-85;o before at surety 2=-29;o before at surety 3=47;o before at=31
o before by surety 1=-39;o before by=-34;o before coach=-27;o before code surety 1=-29;o before code=-29
o before con surety 1=-35;o before con=-38;o before de surety 0=-31;o before de surety 1=-39;o before de surety 2=-50
o before de surety 3=17;o before del surety 1=-28;o before del=-39;o before el surety 1=-27;o before el surety 2=-53
o before el=-63;o before en surety 1=-40;o before en surety 2=-46;o before en=-29;o before for surety 1=-18
o before from surety 3=23;o before hi surety 0=-20;o before hi=-25;o before in surety 0=-24;o before in surety 1=-39
o before in=-42;o before is surety 0=-22;o before is surety 1=-27;o before is surety 2=-47;o before is surety 3=19
o before is=-23;o before la surety 1=-25;o before la surety 2=-23;o before la surety 3=-57;o before la=-73
o before las surety 1=-30;o before las=-48;o before los surety 1=-9;o before los=-18;o before of=-33
o before on surety 1=-43;o before on=-43;o before por=-9;o before strong=16;o before su surety 1=-11;o before su=-11
o before the surety 1=-22;o before the surety 2=-58;o before the surety 3=-69;o before the=-65;o before to surety 1=-24
o before to=-44;o before weak=-13;o before with surety 1=-47;o before your=26;o before=13;o behind strong=-57
o behind weak=-29;o behind=-56;o colon comma facing first=-14;o colon comma facing inside=-38;o colon facing colon=-37
o colon facing first=-18;o colon facing inside=-50;o colon facing none=-42;o colon sentence facing inside=-24
o colon sentence facing none=-18;o colon word facing colon=-19;o colon word facing first=-24
o colon word facing inside=-26;o colon word facing none=-60;o comma end facing sentence=-27;o comma facing first=-37
o comma facing inside=-18;o comma facing none=-44;o comma facing sentence=-28;o comma word facing none=-39
o dash facing first=-17;o dash facing none=-52;o dash facing sentence=-26;o dash sentence facing none=-29
o dash word facing first=-13;o elsewhere surety 0=-26;o elsewhere surety 1=-26;o elsewhere surety 2=-72
o elsewhere surety 3=23;o elsewhere=-24;o facing address inside=-37;o facing core comma=-24;o facing core dash=-13
o facing core first=10;o facing core inside=-25;o facing core line=-22;o facing core sentence=-27
o facing full at-sign=-41;o facing full bracket=-17;o facing full comma=-44;o facing full first=-48
o facing full sentence=20;o facing handle at-sign=-40;o facing handle inside=-20;o facing initials dash=-9
o facing initials first=-62;o facing initials sentence=-30;o facing joined colon=-25;o facing joined inside=-31
o facing lead colon=-24;o facing lead sentence=24;o facing none=-27;o facing other first=-11;o facing other inside=-61
o facing other sentence=-63;o facing worded colon=-34;o facing worded first=-40;o facing worded inside=10
o facing worded sentence=15;o first colon facing colon=11;o first colon facing first=-12;o first colon facing none=17
o first comma facing inside=12;o first facing comma=-21;o first facing first=-30;o first facing sentence=24
o first other facing sentence=-27;o first sentence facing inside=25;o first word facing colon=-55
o first word facing comma=-28;o first word facing first=22;o first word facing inside=-45;o first word facing none=-14
o first word facing sentence=21;o greeted facing inside=-33;o greeted facing none=-48;o greeted word facing inside=-11
o greeted word facing none=-24;o inside colon facing first=-38;o inside colon facing inside=-51
o inside comma facing first=-69;o inside comma facing inside=-22;o inside comma facing sentence=-11
o inside end facing at-sign=-15;o inside end facing first=-17;o inside end facing inside=-75
o inside end facing none=-28;o inside end facing sentence=-17;o inside facing at-sign=-33;o inside facing colon=-48
o inside facing comma=-37;o inside facing dash=-9;o inside facing first=-42;o inside facing inside=-24
o inside facing none=-20;o inside facing sentence=9;o inside opt-out facing inside=-19;o inside opt-out facing none=-33
o inside other facing inside=-31;o inside sentence facing at-sign=-25;o inside sentence facing dash=-8
o inside sentence facing first=-59;o inside sentence facing inside=-9;o inside sentence facing none=-25
o inside sentence facing sentence=-55;o inside word facing at-sign=-23;o inside word facing first=-17
o inside word facing sentence=-18;o loose surety 0=-33;o loose surety 1=-46;o loose surety 2=-59;o loose surety 3=-10
o loose=-61;o no worded=-12;o none 0=-103;o none 10=28;o none 11=54;o none 12=34;o none 1=-133;o none 2=-112
o none 3=-58;o none 4=-76;o none 5=-20;o none 6=16;o none 7=-22;o none 8=68;o none 9=59;o none ba colon sentence=-18
o none ba colon word=-60;o none ba comma word=-39;o none ba dash sentence=-29;o none ba first colon=17
o none ba first word=-14;o none ba greeted word=-24;o none ba inside end=-28;o none ba inside opt-out=-33
o none ba inside sentence=-25;o none ba sentence comma=35;o none ba sentence end=-9;o none ba sentence sentence=-40
o none ba sentence word=-31;o none presented from=37;o none presented introduction=26;o none presented label=83
o none presented place=8;o none presented signature=32;o none=-27;o other presented bracket=-32
o other presented code=-38;o other presented domain=-60;o other presented handle=-44;o other presented introduction=28
o other presented label=-28;o other presented place=-62;o other presented possessive=45;o other presented signature=-11
o other presented subject=23;o other presented=23;o presented domain=-9;o presented from=36;o presented handle=-21
o presented introduction=58;o presented label=34;o presented place=8;o presented signature=-23;o presented subject=54
o presenting surety 2=26;o rank 0=-13;o rank 1=-23;o rank 2=-73;o rank 3=-75;o rank 4=-70
o sentence comma facing first=-27;o sentence comma facing inside=-61;o sentence comma facing none=35
o sentence end facing first=-26;o sentence end facing inside=-59;o sentence end facing none=-9
o sentence end facing sentence=-9;o sentence facing at-sign=-25;o sentence facing colon=-52;o sentence facing comma=-37
o sentence facing dash=-13;o sentence facing inside=-39;o sentence facing none=-27;o sentence facing sentence=9
o sentence number facing inside=-17;o sentence sentence facing inside=-24;o sentence sentence facing none=-40
o sentence sentence facing sentence=-41;o sentence word facing at-sign=-13;o sentence word facing colon=-11
o sentence word facing comma=-19;o sentence word facing first=-21;o sentence word facing inside=-18
o sentence word facing none=-31;o sentence word facing sentence=-44;o speaker surety 1=-25;o speaker surety 3=17
o strong 0=-67;o strong 11=21;o strong 1=-113;o strong 2=-80;o strong 3=-102;o strong 4=-28;o strong 6=-19
o strong 7=12;o strong ba colon comma=-28;o strong ba colon sentence=-38;o strong ba colon word=-32
o strong ba comma sentence=14;o strong ba comma word=-49;o strong ba dash word=-23;o strong ba first colon=13
o strong ba first other=-19;o strong ba first sentence=8;o strong ba first word=-11;o strong ba inside colon=-47
o strong ba inside comma=-13;o strong ba inside end=-69;o strong ba inside opt-out=-25;o strong ba inside other=-31
o strong ba inside sentence=-15;o strong ba inside word=-39;o strong ba sentence city=-34;o strong ba sentence colon=14
o strong ba sentence comma=-10;o strong ba sentence end=-71;o strong ba sentence number=-22
o strong ba sentence other=-12;o strong ba sentence sentence=-43;o strong ba sentence word=-10
o strong presented domain=-30;o strong presented from=25;o strong presented handle=-43
o strong presented introduction=44;o strong presented signature=-30;o strong presented subject=58;o strong=-18
o surety 0=-74;o surety 1=-82;o surety 2=26;o surety 3=25;o tied surety 1=-40;o tied=-8;o weak 0=-60;o weak 10=12
o weak 1=-92;o weak 2=-91;o weak 3=-100;o weak 4=-85;o weak 6=-54;o weak 7=30;o weak 8=-29;o weak 9=19
o weak ba colon comma=-27;o weak ba colon word=-19;o weak ba comma sentence=-36;o weak ba dash word=-21
o weak ba inside colon=-49;o weak ba inside comma=-75;o weak ba inside end=-33;o weak ba inside opt-out=-26
o weak ba inside other=-33;o weak ba inside sentence=-28;o weak ba inside word=16;o weak ba sentence comma=-49
o weak ba sentence other=-21;o weak ba sentence sentence=-31;o weak ba sentence word=-35
o weak presented introduction=17;o weak presented signature=-40;o weak presented subject=25;o weak=-28
o worded other 0=33;o worded other 1=33;o worded other 3=-15;o worded other 4=-22;o worded own=27;o=-34
right other trade=-60;right own=62;right trade=37;single false kind none place at-sign next end=13
single false kind none place at-sign next sentence=22;single false kind none place at-sign next word=14
single false kind none place colon next end=43;single false kind none place first next colon=13
single false kind none place first next word=78;single false kind none place inside next end=24
single false kind none place inside next sentence=44;single false kind none place inside next word=51
single false kind none place sentence next end=15;single false kind none place sentence next word=-8
single false kind ordinary place first next word=-15;single false kind ordinary place inside next comma=66
single false kind ordinary place inside next sentence=10;single false kind ordinary place inside next word=-14
single false kind ordinary place sentence next word=9;single false kind particular place comma next end=34
single false kind particular place first next colon=10;single false kind particular place first next word=19
single false kind particular place inside next colon=12;single false kind particular place inside next sentence=27
single false kind particular place inside next word=-15;single false kind particular place sentence next end=46
single false kind particular place sentence next word=86;single false kind person place inside next word=-21
single true kind number place inside next word=-52;single true kind ordinary place first next colon=51
single true kind ordinary place first next word=-23;single true kind ordinary place inside next colon=-15
single true kind ordinary place inside next comma=-54;single true kind ordinary place inside next word=11
single true kind particular place first next colon=64;single true kind particular place inside next comma=11
single true kind particular place inside next end=20;single true kind particular place inside next number=8
single true kind particular place inside next sentence=-13;single true kind particular place inside next word=-18
single true kind particular place sentence next end=20;single true kind particular place sentence next word=-20
single true kind person place inside next word=31;single true kind place place inside next word=-46
third behind label=-44;third full=9;third other=18;third=11;word after 2=13;word after =45;word after a=-21
word after are=30;word after at=-30;word after by=-14;word after com=24;word after el=8;word after en=-21
word after example=17;word after has=16;word after here=50;word after in=-30;word after is=-25;word after la=23
word after le=55;word after no=47;word after office=42;word after on=34;word after order=46;word after reply=57
word after stop=-30;word after su=50;word after the=24;word after to=10;word after we=-20;word after will=52
word after y=-33;word before a=-56;word before and=-20;word before at=64;word before con=-23;word before de=29
word before el=45;word before en=66;word before from=39;word before is=32;word before it's=20;word before of=-50
word before the=11;word before to=23;word before your=45;words before at the=49;words before de la=50
words before en la=11;words before for the=-59;words before your=9
`;
